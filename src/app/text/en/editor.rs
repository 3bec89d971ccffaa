//! The picker and the editor of rulebooks.

use super::list as join;
use crate::app::text::Language;
use crate::app::text::editor::EditorWord;
use crate::engine::problem::ProblemKey;
use crate::engine::rulebook::book::Exclusion;
use crate::engine::rulebook::item::ConcealedWhen;
use crate::engine::rulebook::option::{OptionKey, OptionSpec};
use crate::session::editor::List;
use crate::session::editor::change::Switch;
use crate::session::editor::grey::{Doubt, Grey};
use crate::session::editor::json::Fault;

pub const ON_OFF_NONE: (&str, &str, &str) = ("on", "off", "none");

pub const fn editor(word: EditorWord) -> &'static str {
    match word {
        EditorWord::BooksHelp => {
            "Rulebooks as printed do not change. Copy one to play your own way: values, units, exclusions, payments."
        }
        EditorWord::Own => "Your own",
        EditorWord::NoneOwn => "None yet. Copy a rulebook and change it, or read one from a file.",
        EditorWord::Play => "Play",
        EditorWord::Played => "played now",
        EditorWord::CopyAndEdit => "Copy and edit",
        EditorWord::Edit => "Edit",
        EditorWord::Copy => "Copy",
        EditorWord::Rename => "Rename",
        EditorWord::NewName => "New name",
        EditorWord::Save => "Save",
        EditorWord::Delete => "Delete",
        EditorWord::Deleted => "Deleted. Undo brings it back.",
        EditorWord::Sources => "Sources",
        EditorWord::FromLink => "came by a link, not kept yet",
        EditorWord::Keep => "Keep it",
        EditorWord::Compare => "This hand under every rulebook",
        EditorWord::CompareHelp => "Choose a rulebook to play by it. Undo brings the other back.",
        EditorWord::NoHand => "Enter a hand first: then this table says what each rulebook makes of it.",
        EditorWord::Worth => "Worth",
        EditorWord::Payment => "Who pays",
        EditorWord::Difference => "What makes the difference",
        EditorWord::NobodyPays => "nobody",
        EditorWord::NothingCounts => "nothing of it counts",
        EditorWord::Import => "Read a file",
        EditorWord::ImportHelp => {
            "Choose a rulebook file, or paste its text. Nothing changes unless all of it can be read."
        }
        EditorWord::ImportFile => "Rulebook file",
        EditorWord::ImportText => "Or its text",
        EditorWord::Read => "Read the text",
        EditorWord::NotRead => "This is no rulebook yet. What was played is still played.",
        EditorWord::Line => "Line",
        EditorWord::Column => "column",
        EditorWord::Back => "All rulebooks",
        EditorWord::Name => "Name",
        EditorWord::BuildsOn => "Builds on",
        EditorWord::OnNothing => "Builds on no other rulebook.",
        EditorWord::HandNow => "The hand on the table",
        EditorWord::Search => "Find a pattern",
        EditorWord::OnlyUsed => "Only what counts here",
        EditorWord::Found => "Found",
        EditorWord::NothingFound => "No pattern of that name.",
        EditorWord::Value => "Value",
        EditorWord::ValueHelp => "A whole number or a fraction: 3, 1.5, 1/2. 0 takes the pattern out of these rules.",
        EditorWord::Unit => "Unit",
        EditorWord::Concealed => "Concealed",
        EditorWord::ConcealedWhen => "Concealed means",
        EditorWord::SelfDrawn => "Self-drawn",
        EditorWord::Share => "Percent of the winner's",
        EditorWord::NotApart => "the same",
        EditorWord::AllOfLimit => "100 % of the limit",
        EditorWord::CopyToLosers => "Copy to the losers",
        EditorWord::AsBase => "As in the base",
        EditorWord::Remove => "Take out",
        EditorWord::NotThere => "none",
        EditorWord::Example => "A hand that has it",
        EditorWord::NearMiss => "A hand that just has it not",
        EditorWord::KeepsOut => "Keeps from counting",
        EditorWord::KeptOutBy => "Is kept from counting by",
        EditorWord::ByNature => "Always comes with it, and is part of it where exclusion follows what is implied",
        EditorWord::AddExclusion => "Keep another from counting",
        EditorWord::NoExclusion => "nothing",
        EditorWord::SwitchOn => "Switch on",
        EditorWord::Changed => "changed",
        EditorWord::Warnings => "To look at",
        EditorWord::Differs => "What differs from the base",
        EditorWord::SameAsBase => "Nothing yet.",
        EditorWord::TakeAllBack => "Take everything back",
        EditorWord::Options => "Options",
        EditorWord::Counting => "Minimum, exclusion, points of sets",
        EditorWord::Minimum => "Minimum to win",
        EditorWord::Exclusions => "What keeps a pattern from counting",
        EditorWord::Family => "Names and words of",
        EditorWord::Points => "Points or fu of sets, waits and the win",
        EditorWord::File => "File and link",
        EditorWord::FileHelp => {
            "The file holds what differs from the base; anybody can read it here. The link carries it too."
        }
        EditorWord::Download => "Save as a file",
        EditorWord::CopyFile => "Copy the file's text",
        EditorWord::ShareLink => "Copy a link",
        EditorWord::Copied => "It is on the clipboard.",
        EditorWord::CopyRefused => "The browser does not let the page copy. Copy from here:",
        EditorWord::TooLong => {
            "The rulebook does not fit into a link that every program takes. Hand on the file instead."
        }
        EditorWord::Patterns => "Patterns",
        EditorWord::NeedsOption => "Only with the option",
        EditorWord::ConditionsWord => "other conditions",
    }
}

pub fn about(id: &str) -> &'static str {
    match id {
        "riichi-book-1" => "Riichi as Riichi Book I teaches it, the common ground of most tables.",
        "riichi-ema-2025" => "The tournament rules of the European Mahjong Association, edition 2025.",
        "riichi-ema-2016" => "The European tournament rules of 2016, as many clubs still play.",
        "riichi-wrc-2025" => "The rules of the World Riichi Championship 2025.",
        "riichi-tenhou" => "The ranked games of tenhou.net: red fives, open tanyao, kan dora at once.",
        "riichi-mahjong-soul" => "The ranked games of Mahjong Soul, with its double yakuman.",
        "riichi-m-league" => "The Japanese professional league: red fives, no abortive draws.",
        "riichi-jpml-a-2026" => "The A rules of the Japan Professional Mahjong League: no red fives, few bonuses.",
        "riichi-tenhou-three" => "Riichi for three on tenhou.net, with norths laid aside.",
        "mcr-mil-2025" => "Chinese Official with the rulings of the Mahjong International League of 2025.",
        "mcr-wmo-2006" => "Chinese Official as the World Mahjong Organization printed it in 2006.",
        "mcr-1998" => "Chinese Official, the first text: 81 fans, minimum 8.",
        "building-skills" => "Points and doubles as Building Skills programs them, limit 500.",
        "chinese-classical" => "The classical game of points and doubles as Millington describes it.",
        "dmjl" => "The classical game of the German Mah Jongg League.",
        "bmja" => "The British Mah-Jong Association's own rules: one chow at most, many special hands.",
        "babcock-1920s" => "The game as Babcock brought it to the West in the 1920s.",
        "european-classical" => "What clubs of the European mainland share of the classical game, after Four Winds.",
        "japanese-classical" => "The Japanese game before riichi: points and doubles, the discarder pays.",
        "hong-kong-old-style" => "Hong Kong's old style: faan by a table, minimum, gun rule and limit as options.",
        "zung-jung" => "Zung Jung 3.3: 44 patterns in ten series, points added up.",
        "zung-jung-wsom" => "Zung Jung as the World Series of Mahjong plays it.",
        "taiwanese-16" => "Taiwanese with sixteen tiles: five sets and a pair, tai added up.",
        "chinese-new-style" => {
            "The Chinese New Style of Four Winds: faan, and sets that count again in other patterns."
        }
        "four-winds-slice" => "A few patterns with the logic of Four Winds: what is implied does not count beside.",
        "four-winds-blank" => "The logic of Four Winds without any value: the ground for rules of your own.",
        _ => "",
    }
}

pub fn copy_of(name: &str) -> String {
    [name, ", my way"].concat()
}

pub fn house_parts(count: usize) -> String {
    let mut out = super::count(i64::try_from(count).unwrap_or_default(), "part is a", "parts are");
    out.push_str(if count == 1 {
        " house rule: no document settles it."
    } else {
        " house rules: no document settles them."
    });
    out
}

pub const fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::End => "The file ends too early.",
        Fault::Value => "A value is missing here: a number, a text between quotes, true, false, null, { or [.",
        Fault::Key => "The name of a field is missing here, between quotes.",
        Fault::Colon => "A colon is missing here.",
        Fault::Comma => "A comma or a closing bracket is missing here.",
        Fault::TrailingComma => "Nothing follows this comma. Take it away.",
        Fault::Quote => "The text that begins here is not closed on its line.",
        Fault::Escape => "There is no such sign after a backslash.",
        Fault::Number => "This is no number as files have them.",
        Fault::Twice => "This field stands there twice.",
        Fault::Rest => "The file should end here.",
        Fault::Deep => "Too many brackets stand in each other.",
    }
}

pub const fn list(list: List) -> &'static str {
    match list {
        List::Winner => "Winner",
        List::Losers => "Losers",
    }
}

pub const fn switch(switch: Switch) -> &'static str {
    match switch {
        Switch::ConcealedOnly => "Only without claimed melds",
        Switch::AllowMelded => "Sets may be melded before the last tile",
        Switch::DoubleIfConcealed => "Double if concealed before the last tile",
        Switch::Forced => "Counts even as part of another",
        Switch::CountDirectly => "Counts alone, though below the limit",
        Switch::ReadyHandsOnly => "Only for a hand that is ready for a legal win",
        Switch::Calling => "Where one tile more would make it count",
        Switch::Bonus => "Does not help to the minimum",
        Switch::Alone => "Only where nothing else counts",
    }
}

pub const fn concealed_when(when: ConcealedWhen) -> &'static str {
    match when {
        ConcealedWhen::Sets => "its own sets",
        ConcealedWhen::Hand => "the whole hand",
        ConcealedWhen::WeaklyConcealed => "its own sets, the last tile apart",
        ConcealedWhen::PartiallyMelded => "one of its own sets",
    }
}

pub const fn exclusion(exclusion: Exclusion) -> &'static str {
    match exclusion {
        Exclusion::Listed => "what the rulebook lists",
        Exclusion::Entailment => "whatever it implies",
    }
}

pub fn basic_field(field: &str) -> &'static str {
    match field {
        "going-out" => "Going out",
        "pung" => "Open pung of simples",
        "pair-dragon" => "Pair of dragons",
        "pair-own-wind" => "Pair of the own wind",
        "pair-round-wind" => "Pair of the round's wind",
        "bonus-tile" => "Each flower and season",
        "edge-wait" => "Edge wait",
        "closed-wait" => "Closed wait",
        "pair-wait" => "Waiting for the pair",
        "self-drawn" => "Self-drawn",
        "concealed-discard" => "Concealed hand, won on a discard",
        "seven-pairs" => "Seven pairs, instead of all else",
        "open-minimum" => "Open hand without anything else",
        "round-up" => "Sum rounded up to",
        _ => "",
    }
}

pub fn part_of_file(part: &str) -> &'static str {
    match part {
        "family" => "The words of another game",
        "minimum" => "Another minimum to win",
        "exclusion" => "Exclusion is decided another way",
        "groups" => "Other exclusive groups",
        "series" => "Other series",
        "auxiliary" => "Another table of auxiliary points",
        "settling" => "Another settling table",
        "caps" => "Other families of which one counts",
        "limits" => "Another table of limits",
        "liability" => "Other liabilities",
        "payments" => "Another table of payments",
        _ => "Another part of the file",
    }
}

pub fn greyed(grey: Grey) -> String {
    match grey {
        Grey::NoWinner => String::from("Counts nothing while the winner has no value for it."),
        Grey::Option(key, value) => {
            let label = Language::En.option(key);
            let mut out = ["Counts nothing until \u{201c}", label, "\u{201d} is "].concat();
            match key.spec() {
                OptionSpec::Flag(_) => out.push_str("on"),
                OptionSpec::Number { .. } => out.push_str(&value.to_string()),
                OptionSpec::Choice(_) => {
                    let choice = super::choice(key, usize::try_from(value).unwrap_or_default());
                    out.push_str(&["\u{201c}", choice, "\u{201d}"].concat());
                }
            }
            out.push_str(". Its value is kept.");
            out
        }
    }
}

pub fn doubt(doubt: &Doubt, names: &[&str]) -> String {
    let first = names.first().copied().unwrap_or_default();
    let text = match doubt {
        Doubt::ConcealedLess(..) => " is worth less concealed than melded.".to_owned(),
        Doubt::ConcealedTwice(..) => {
            " has a value of its own when concealed, and the concealed hand is paid beside it. Take that out if you do not want both."
                .to_owned()
        }
        Doubt::Circle(..) => {
            let other = names.get(1).copied().unwrap_or_default();
            return [first, " and ", other, " keep each other from counting: only one of them ever counts."].concat();
        }
        Doubt::Reviewed(problem) => {
            let text = match problem.key {
                ProblemKey::UnusualUnit => String::from("This way of counting does not use that unit."),
                _ => Language::En.problem(problem),
            };
            let mut option = problem.at.0.iter().filter_map(|part| match part {
                crate::engine::problem::Part::Key(key) => key.parse::<OptionKey>().ok(),
                crate::engine::problem::Part::Index(_) => None,
            });
            let about = if first.is_empty() { option.next_back().map_or("", |key| Language::En.option(key)) } else { first };
            return if about.is_empty() { text } else { [about, ": ", &text].concat() };
        }
    };
    [first, &text].concat()
}

pub fn was(what: &str, before: &str, after: &str) -> String {
    [what, ": ", after, " instead of ", before].concat()
}

pub fn excluded(above: &str, added: &[&str], removed: &[&str]) -> String {
    let mut parts = Vec::new();
    if !added.is_empty() {
        parts.push(["keeps ", &join(added, " and "), " from counting"].concat());
    }
    if !removed.is_empty() {
        parts.push(["no longer keeps ", &join(removed, " and "), " from counting"].concat());
    }
    if parts.is_empty() {
        parts.push(String::from("excludes under other conditions"));
    }
    [above, " ", &join(&parts, " and ")].concat()
}

pub fn instead_of(more: &[String], less: &[String]) -> String {
    match (more.is_empty(), less.is_empty()) {
        (true, true) => String::from("the same patterns"),
        (false, true) => ["also ", &join(more, " and ")].concat(),
        (true, false) => ["without ", &join(less, " and ")].concat(),
        (false, false) => [&join(more, " and "), " instead of ", &join(less, " and ")].concat(),
    }
}
