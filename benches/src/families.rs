//! The same winning hands under a rulebook of each family, and one that names every pattern there is; and how long the
//! rulebooks take to compile.

use std::time::Instant;

use serde_json::Value;
use tenbo_benches::{Corpus, Deals, mcr};
use tenbo_engine::check::check;
use tenbo_engine::deal::{Draft, Situation};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Rulebook;
use tenbo_engine::tiles::{Kind, Meld, MeldKind, Tile};

/// One rulebook each, the one with most to look for where a family has several.
pub const BOOKS: &[(&str, &str)] = &[
    ("Riichi", "riichi-wrc-2025"),
    ("Chinese Official", "mcr-mil-2025"),
    ("Chinese Classical", "chinese-classical"),
    ("DMJL", "dmjl"),
    ("BMJA", "bmja"),
    ("Four Winds, the sample", "four-winds-slice"),
    ("New Style", "chinese-new-style"),
    ("Hong Kong", "hong-kong-old-style"),
    ("Zung Jung", "zung-jung"),
    ("Taiwanese, five sets", "taiwanese-16"),
];

/// The hands of Chinese Official's corpus as they are entered under another rulebook: without flowers where it has none,
/// with a fifth set where a hand has sixteen tiles. Hands that it has no shape for are left out.
pub fn corpus(hands: &[Value], plan: Plan) -> Corpus {
    let drafts = hands.iter().filter_map(|hand| {
        let draft = entered(mcr::Record::read(hand).draft().clone(), &plan);
        check(&draft, &plan).is_ok().then_some(draft)
    });
    let drafts = drafts.collect();
    Corpus::of(plan, drafts)
}

fn entered(mut draft: Draft, plan: &Plan) -> Draft {
    let five_sets = plan.shapes().sets == 5;
    let flowers = plan.rulebook().options.tiles.use_flowers;
    for (_, seat) in draft.seats.0.iter_mut().enumerate() {
        let Some(seat) = seat else { continue };
        if !flowers {
            seat.bonus.clear();
        }
        if five_sets {
            let free = Kind::all().find(|&kind| seat.tiles().all(|tile| tile.kind() != Some(kind)));
            seat.melds.extend(free.and_then(|kind| Meld::new(MeldKind::Pung, [Tile::plain(kind); 3])));
        }
    }
    if let tenbo_engine::deal::End::Win { wins, .. } = &mut draft.end {
        for win in wins {
            win.situation.retain(|&situation| situation != Situation::LastCopy);
        }
    }
    draft
}

/// The processor time that this process has used, in seconds: unlike time on the clock it leaves out other work on the
/// machine. Linux alone tells it, in hundredths.
fn used() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}

/// Hands a second of processor time, in one round of about a second.
pub fn round(deals: &mut Deals, hands: usize) -> f64 {
    let start = used();
    let mut passes = 0;
    loop {
        deals.score();
        passes += 1;
        let taken = used() - start;
        if taken >= 1.0 {
            return (passes * hands) as f64 / taken;
        }
    }
}

/// The median of compiling a rulebook that is read already, in microseconds.
pub fn compile(book: &Rulebook) -> f64 {
    let mut seen: Vec<f64> = (0..101)
        .map(|_| {
            let book = book.clone();
            let start = Instant::now();
            let plan = Plan::new(book);
            let taken = start.elapsed().as_secs_f64() * 1e6;
            assert!(!plan.winner().items().is_empty());
            taken
        })
        .collect();
    seen.sort_by(f64::total_cmp);
    seen.get(50).copied().unwrap_or_default()
}
