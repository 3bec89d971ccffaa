//! The corpora as prepared requests, and the loops that are timed; on wasm riichi's loops for a host to call.

use std::hint::black_box;
use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::Value;
use tenbo_engine::Ratio;
use tenbo_engine::check::{Deal, Won, check};
use tenbo_engine::deal::Draft;
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Item, KNOWN_HANDS, KnownHand, CustomHand, Rulebook, Unit, shipped};
use tenbo_engine::score::{Scratch, explain};
use tenbo_engine::settle::Scorer;
pub use tenbo_testing::{fans, mcr, riichi};

/// The profile whose rulebook and answers are used: the one that every peer can score.
pub const PROFILE: &str = "majsoul";

/// A corpus' hands as JSON.
pub fn unpack(packed: &[u8]) -> Vec<Value> {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).expect("the corpus is gzip of UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// Riichi's hands that win under [`PROFILE`].
pub fn hands(packed: &[u8]) -> Vec<Value> {
    unpack(packed).into_iter().filter(|value| value["answers"][PROFILE]["ok"] == true).collect()
}

/// Hands as drafts, ready to be checked once and scored often.
pub struct Corpus {
    plan: Plan,
    drafts: Vec<Draft>,
}

impl Corpus {
    /// Reads riichi's hands.
    pub fn riichi(hands: &[Value]) -> Corpus {
        let plan = riichi::plan(PROFILE);
        let drafts = hands.iter().map(|hand| riichi::Record::read(hand).draft_for(&plan)).collect();
        Corpus { plan, drafts }
    }

    /// Reads Chinese Official's hands.
    pub fn mcr(hands: &[Value]) -> Corpus {
        let drafts = hands.iter().map(|hand| mcr::Record::read(hand).draft().clone()).collect();
        Corpus { plan: mcr::plan(mcr::BOOK), drafts }
    }

    /// Drafts that a rulebook's plan finds legal.
    pub fn of(plan: Plan, drafts: Vec<Draft>) -> Corpus {
        Corpus { plan, drafts }
    }

    /// The same drafts under another plan, which finds them legal too.
    pub fn under(&self, plan: Plan) -> Corpus {
        Corpus::of(plan, self.drafts.clone())
    }

    /// How many hands.
    pub fn len(&self) -> usize {
        self.drafts.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.drafts.is_empty()
    }

    /// Checks every draft.
    pub fn deals(&self) -> Deals<'_> {
        let deal = |draft| check(draft, &self.plan).expect("a corpus hand is legal");
        let deals = self.drafts.iter().map(deal).collect();
        Deals { plan: &self.plan, deals, scorer: Scorer::default(), scratch: Scratch::default() }
    }
}

/// Checked deals of one winner each.
pub struct Deals<'a> {
    plan: &'a Plan,
    deals: Vec<Deal<'a>>,
    scorer: Scorer,
    scratch: Scratch,
}

impl Deals<'_> {
    /// Scores and settles every deal: all decompositions, patterns, fu, payments. The sum of all totals.
    pub fn score(&mut self) -> i64 {
        let mut sum = 0;
        for deal in &self.deals {
            self.scorer.score(black_box(deal), self.plan);
            sum += self.scorer.tallies.iter().flatten().map(|tally| tally.total).sum::<i64>();
            black_box(&self.scorer.net);
        }
        sum
    }

    /// Explains every winning hand: fates of all patterns, steps, other decompositions. The sum of all totals.
    pub fn explain(&mut self) -> i64 {
        let wins = self.deals.iter().flat_map(|deal| deal.wins());
        let mut total = |won: &Won| match won {
            Won::Tiles(hand) => {
                let score = black_box(explain(self.plan, black_box(hand), &mut self.scratch));
                score.map_or(0, |score| score.tally.total)
            }
            Won::Total(total) => *total,
        };
        wins.map(|win| total(win.hand())).sum()
    }
}

/// A rulebook with these patterns, a point each, and nothing else.
fn with(patterns: impl IntoIterator<Item = Pattern>) -> Rulebook {
    let mut book = shipped::find("four-winds-blank").expect("it is shipped");
    for pattern in patterns {
        let item = Item { value: Ratio::ONE, unit: Unit::Points, ..Item::default() };
        book.winner.insert(pattern, item).expect("the catalogue fits");
    }
    book.options.tiles.use_flowers = true;
    book
}

/// Every pattern with a value, nothing excluded by hand: what a person could make of the editor.
pub fn everything() -> Rulebook {
    with(Pattern::ALL.iter().copied())
}

/// Winning alone, and so many limit hands of the catalogue.
pub fn with_limit_hands(count: usize) -> Rulebook {
    let limit = Pattern::ALL.iter().copied().filter(|pattern| pattern.def().category == Category::Limit);
    with([Pattern::Winning].into_iter().chain(limit.take(count)))
}

/// A rulebook with as many known hands of fourteen tiles besides, as custom hands: one out of each part of the list of
/// those that can be filled in at most [`FEW`] ways, or in more.
///
/// # Panics
/// If the rulebook has no room for them.
pub fn with_templates(mut book: Rulebook, count: usize, few: bool) -> Rulebook {
    let known = KnownHand::read(KNOWN_HANDS).expect("the list can be read");
    let fits = |hand: &CustomHand| hand.template.size() == 14 && (hand.template.fillings().len() <= FEW) == few;
    let hands: Vec<CustomHand> = known.into_iter().map(|known| known.hand).filter(fits).collect();
    let spread = (0..count).filter_map(|at| hands.get(at * hands.len() / count));
    for (&pattern, hand) in Pattern::CUSTOM.iter().zip(spread) {
        let item = Item { value: Ratio::ONE, unit: Unit::Points, ..Item::default() };
        book.winner.insert(pattern, item).expect("there is room for it");
        book.hands.insert(pattern, hand.clone());
    }
    book
}

/// Most known hands can be filled in fewer ways than this, a few in thousands.
const FEW: usize = 500;

/// How many custom hands a rulebook of [`everything`] has room for: a list has 255 items.
pub const BESIDE_EVERYTHING: usize = 42;

#[cfg(target_arch = "wasm32")]
mod host {
    //! What a host calls: `room`, then `load`, then the loops.

    use std::cell::RefCell;
    use std::hint::black_box;

    use super::{
        BESIDE_EVERYTHING, Corpus, Deals, Plan, Rulebook, everything, hands, shipped, with_limit_hands, with_templates,
    };

    thread_local! {
        static PACKED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
        static DEALS: RefCell<Option<Deals<'static>>> = const { RefCell::new(None) };
        /// Made of patterns and of templates.
        static BOOKS: [Rulebook; 4] = [
            everything(),
            with_templates(everything(), BESIDE_EVERYTHING, true),
            with_templates(with_limit_hands(0), 64, true),
            with_templates(with_limit_hands(0), 5, false),
        ];
    }

    /// Room for the packed corpus; the address to write it to.
    #[unsafe(no_mangle)]
    extern "C" fn bench_room(size: usize) -> *mut u8 {
        PACKED.with_borrow_mut(|packed| {
            packed.resize(size, 0);
            packed.as_mut_ptr()
        })
    }

    /// Prepares the corpus that was written; how many hands there are.
    #[unsafe(no_mangle)]
    extern "C" fn bench_load() -> u32 {
        // On the web most rulebooks come as a file.
        shipped::install(shipped::OTHER).expect("the shipped rulebooks");
        let hands = PACKED.with_borrow(|packed| hands(packed));
        let corpus: &'static Corpus = Box::leak(Box::new(Corpus::riichi(&hands)));
        DEALS.set(Some(corpus.deals()));
        hands.len() as u32
    }

    /// Makes the rulebooks known that `bench_compile` compiles.
    #[unsafe(no_mangle)]
    extern "C" fn bench_books() {
        shipped::install(shipped::OTHER).expect("the shipped rulebooks");
        BOOKS.with(|books| black_box(books.len()));
    }

    /// Reads and compiles the shipped rulebook with the most patterns, or compiles one of those made of patterns and of
    /// templates; how many it has.
    #[unsafe(no_mangle)]
    extern "C" fn bench_compile(which: usize) -> u32 {
        let made = which.checked_sub(1).and_then(|at| BOOKS.with(|books| books.get(at).cloned()));
        let book = made.or_else(|| shipped::find("mcr-mil-2025")).expect("it is shipped");
        black_box(Plan::new(book)).rulebook().winner.len() as u32
    }

    /// Scores every hand once; the sum of the totals.
    #[unsafe(no_mangle)]
    extern "C" fn bench_score() -> f64 {
        DEALS.with_borrow_mut(|deals| deals.as_mut().map_or(0, Deals::score) as f64)
    }

    /// Explains every hand once; the sum of the totals.
    #[unsafe(no_mangle)]
    extern "C" fn bench_explain() -> f64 {
        DEALS.with_borrow_mut(|deals| deals.as_mut().map_or(0, Deals::explain) as f64)
    }
}
