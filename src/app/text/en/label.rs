//! The result panel's own words.

use crate::app::text::label::Label;

pub const fn label(label: Label) -> &'static str {
    match label {
        Label::Result => "Result",
        Label::Reading => "The hand as it is read",
        Label::WinningTile => "winning tile",
        Label::WholeHand => "Over the whole hand.",
        Label::Counted => "What counts",
        Label::NotCounted => "There, but not counted",
        Label::Fu => "Fu, step by step",
        Label::Points => "Points, step by step",
        Label::Step => "Step",
        Label::Tiles => "Tiles",
        Label::Value => "Value",
        Label::Payments => "Who pays",
        Label::Seat => "Seat",
        Label::Change => "Points",
        Label::WhatFor => "What for",
        Label::Others => "Other ways to read the hand",
        Label::Equal => "worth the same",
        Label::EquallyGood => "equally good",
        Label::Next => "With more",
        Label::Declare => "Say",
        Label::Waits => "Waiting for",
        Label::WaitsHelp => "Tap a tile to complete the hand.",
        Label::Furiten => "Furiten: one of these lies among the own discards, so only a self-drawn win is possible.",
        Label::FuritenWin => {
            "Furiten: a tile this hand waited for lies among its own discards, so it may not win on a discard."
        }
        Label::OnDiscard => "discard",
        Label::Ron => "ron",
        Label::Tsumo => "tsumo",
        Label::SelfDrawn => "drawn",
        Label::NoWin => "no win",
        Label::NoYaku => "no yaku",
        Label::NoneLeft => "none left",
        Label::Discards => "What to discard",
        Label::DiscardsHelp => "Best first: by the tiles left and what they would win. Tap to discard.",
        Label::Average => "on average",
        Label::Minimum => "The minimum",
        Label::Chances => "What alone would make it a win",
        Label::Orders => "In which order the sets can be joined",
        Label::OrdersHelp => {
            "A set that is not joined yet joins one that is. The order is free, and each of these comes to the same."
        }
        Label::ThenOne => "then one of",
        Label::Disputed => "disputed",
        Label::DisputedHelp => {
            "The last step joins two sets that are both used already. Players differ whether that is allowed; another order comes to the same."
        }
        Label::Fan => "Fan",
        Label::ShowAll => "Show all",
        Label::Warnings => "Take care",
        Label::Dangerous => "Dangerous now:",
        Label::Liable => "Liability",
        Label::Problems => "To be put right",
        Label::Losers => "The other hands",
        Label::CopyText => "Copy as text",
        Label::CopyLink => "Copy link",
        Label::Print => "Print",
        Label::Embed => "Embed",
        Label::EmbedTitle => "Embed in a website",
        Label::Copied => "Copied.",
        Label::CopyByHand => "The browser does not let the page copy. Copy from here:",
        Label::HouseRule => "house rule",
        Label::Source => "Source:",
        Label::ProgramDefault => "the program's default",
        Label::Shortcut => "Shortcut",
        Label::Winner => "winner",
        Label::Worth => "The hand is worth",
        Label::Ready => "ready",
        Label::NotReady => "not ready",
    }
}
