//! Ways of winning, kinds of melds, draws and fouls.

use crate::engine::draft::{By, DrawCause, Offence, Riichi, Situation};
use crate::engine::meld::MeldKind;
use crate::engine::rulebook::book::Family;

pub const fn meld_kind(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "Chow",
        MeldKind::Pung => "Pung",
        MeldKind::Kong => "Kong",
        MeldKind::AddedKong => "Added kong",
        MeldKind::ConcealedKong => "Concealed kong",
    }
}

pub const fn by(by: By) -> &'static str {
    match by {
        By::SelfDraw => "Self-drawn",
        By::Discard => "On a discard",
        By::RobbedKong => "Robbing a kong",
    }
}

pub const fn situation(situation: Situation, family: Family) -> &'static str {
    match situation {
        // Worth nothing by itself there: the fourteen tiles as dealt have no wait.
        Situation::Heaven if matches!(family, Family::ChineseOfficial) => "Dealer's first draw: the hand as dealt",
        Situation::LastTile => "Last tile of the wall",
        Situation::LastDiscard => "Last discard",
        Situation::KongReplacement => "After a kong",
        Situation::FlowerReplacement => "After a flower",
        Situation::KongOnKong => "Kong upon kong",
        Situation::LastCopy => "Last copy of the tile",
        Situation::Heaven => "Dealer's first draw",
        Situation::Earth => "First draw",
        Situation::Human => "Discard before the first draw",
        Situation::Dealt => "Complete as dealt",
        Situation::Early10 => "At most ten discards",
        Situation::Early5 => "At most five discards",
    }
}

pub const fn riichi(riichi: Riichi) -> &'static str {
    match riichi {
        Riichi::None => "No riichi",
        Riichi::Riichi => "Riichi",
        Riichi::Double => "Double riichi",
    }
}

pub const fn draw_cause(cause: DrawCause) -> &'static str {
    match cause {
        DrawCause::Wall => "The wall ran out",
        DrawCause::NineTerminals => "Nine terminals and honors",
        DrawCause::FourWinds => "Four winds discarded",
        DrawCause::FourRiichi => "Four riichi",
        DrawCause::FourKongs => "Four kongs",
        DrawCause::ThreeWins => "Three wins on one discard",
        DrawCause::Abandoned => "Given up",
    }
}

pub const fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::FalseOut => "False declaration of a win",
        Offence::FalseOutNotReady => "False win, not ready",
        Offence::FalseClaim => "False claim",
        Offence::Chombo => "Foul that voids the deal (chombo)",
    }
}
