//! Hands that a rulebook defines itself, by templates (docs/rules/templates.md). Which templates a hand fits is
//! computed once, with the facts of the whole hand.

use super::entry::{Category, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;

/// The number of hands that a rulebook may define itself.
const COUNT: usize = Pattern::OWN_COUNT;

macro_rules! own {
    ($($pattern:ident $id:literal,)*) => {
        /// Their entries.
        pub(super) static ENTRIES: [Entry; COUNT] = [$(
            Entry::new(Pattern::$pattern, $id, Category::Limit, Scope::Hand, find::<{ Pattern::$pattern as usize - Pattern::COUNT }>)
                .requires(Prefilter::OWN_HAND),
        )*];

        /// Their notes, which are empty: an example is made from the template.
        pub(super) static NOTES: [Note; COUNT] = [$(Note::of(Pattern::$pattern),)*];

        impl Pattern {
            /// Every hand that a rulebook may define itself, `own-1` to `own-64`.
            pub const OWN: &'static [Pattern] = &[$(Pattern::$pattern,)*];
        }
    };
}

own! {
    Own1 "own-1",
    Own2 "own-2",
    Own3 "own-3",
    Own4 "own-4",
    Own5 "own-5",
    Own6 "own-6",
    Own7 "own-7",
    Own8 "own-8",
    Own9 "own-9",
    Own10 "own-10",
    Own11 "own-11",
    Own12 "own-12",
    Own13 "own-13",
    Own14 "own-14",
    Own15 "own-15",
    Own16 "own-16",
    Own17 "own-17",
    Own18 "own-18",
    Own19 "own-19",
    Own20 "own-20",
    Own21 "own-21",
    Own22 "own-22",
    Own23 "own-23",
    Own24 "own-24",
    Own25 "own-25",
    Own26 "own-26",
    Own27 "own-27",
    Own28 "own-28",
    Own29 "own-29",
    Own30 "own-30",
    Own31 "own-31",
    Own32 "own-32",
    Own33 "own-33",
    Own34 "own-34",
    Own35 "own-35",
    Own36 "own-36",
    Own37 "own-37",
    Own38 "own-38",
    Own39 "own-39",
    Own40 "own-40",
    Own41 "own-41",
    Own42 "own-42",
    Own43 "own-43",
    Own44 "own-44",
    Own45 "own-45",
    Own46 "own-46",
    Own47 "own-47",
    Own48 "own-48",
    Own49 "own-49",
    Own50 "own-50",
    Own51 "own-51",
    Own52 "own-52",
    Own53 "own-53",
    Own54 "own-54",
    Own55 "own-55",
    Own56 "own-56",
    Own57 "own-57",
    Own58 "own-58",
    Own59 "own-59",
    Own60 "own-60",
    Own61 "own-61",
    Own62 "own-62",
    Own63 "own-63",
    Own64 "own-64",
}

fn find<const NUMBER: usize>(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.fits_own(NUMBER));
}
