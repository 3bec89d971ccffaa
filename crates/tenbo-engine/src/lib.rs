//! Scores mahjong hands under any rulebook and says why: what each pattern is worth, why another does not count, what
//! the losers' hands are worth, who pays whom, and who is liable.
//!
//! Riichi, Chinese Official, the classical game and its relatives, Hong Kong, Zung Jung, Taiwanese, Sichuan, Singapore,
//! Vietnamese, Filipino, Korean and the presets of Four Winds come as rulebooks, which are data: any pattern, any value,
//! any unit. The engine uses no clock, language, network or floating-point numbers, and does not panic on any input.
//!
//! A [`Rulebook`] is compiled once into a [`Plan`]. A deal as entered is a [`Draft`], which may be incomplete or wrong.
//! [`answer`](answer()) checks it and returns an [`Answer`], or all [`Problems`] with their places:
//!
//! ```
//! use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-ema-2025")?);
//! // South has 234m 456p 678s 22p 56s and wins on a discarded 7s: all simples and pinfu.
//! let deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
//! let answer = answer(&deal, &rules)?;
//! let score = answer.wins[0].score.as_ref().unwrap();
//! assert_eq!((score.tally.han_fu(), score.tally.total), (Some((2, 30)), 2000));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What this page lists is the engine's interface. [`options`], [`rules`] and [`score`](mod@score) have what is seldom named:
//! the choices of options, and the parts of a rulebook and of a score. All other modules are hidden: they are there for the
//! page and the tools of the [repository](https://github.com/tenbo-mahjong/tenbo), and change without notice.
//!
//! # A deal
//!
//! A [`Draft`] has a [`SeatDraft`] for each seat that something is known of, and an [`End`]: wins ([`WinDraft`], with [`By`]
//! and [`Situation`]), a draw ([`DrawCause`]), or none yet. Beside tiles, a seat has a [`Riichi`] declaration and discards
//! ([`Discard`], [`After`]). Fouls are a [`Penalty`] with its [`Offense`]; what is paid for at once and not seen from melds is
//! an [`Immediate`] with its [`ImmediateKind`]. As many play as the draft says ([`Players`]), or else as the rulebook is for.
//!
//! ```
//! use tenbo_engine::{After, Discard, Draft, DrawCause, End, ImmediateKind, Immediate, Offense, Penalty, Players};
//! use tenbo_engine::{By, Plan, ProblemKey, Riichi, Rulebook, Seat, SeatDraft, Situation, WinDraft, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-book-1")?);
//! // North discards its last tile, and both East and South win on it. South has declared riichi.
//! let mut deal = Draft::of_hand(Seat::East, "234m456p678s22p56s+7s")?;
//! deal.wins_mut()[0].situation = vec![Situation::LastDiscard];
//! let also = Draft::of_hand(Seat::South, "345m345p678p55m56s")?;
//! let south = SeatDraft { riichi: Riichi::Riichi, ..also.seat(Seat::South).unwrap().clone() };
//! *deal.seat_mut(Seat::South) = south;
//! deal.seat_mut(Seat::South).discards.push(Discard { after: After::Wall, ..Discard::of("1z".parse()?) });
//! let win = WinDraft { seat: Seat::South, ..deal.wins()[0].clone() };
//! assert_eq!((win.by, win.from), (By::Discard, Some(Seat::North)));
//! deal.end = End::Win { wins: vec![deal.wins()[0].clone(), win] };
//! assert_eq!(answer(&deal, &rules)?.wins.len(), 2);
//!
//! // A deal of three that nobody won, after a foul.
//! let chombo = Penalty { seat: Seat::West, offense: Offense::Chombo, times: 1, cancelled: false };
//! let end = End::Draw { cause: DrawCause::Abandoned, nagashi: Vec::new() };
//! let deal = Draft { players: Some(Players::Three), penalties: vec![chombo], end, ..Draft::default() };
//! let rules = Plan::new(Rulebook::shipped("riichi-tenhou-three")?);
//! assert_eq!(answer(&deal, &rules).unwrap_err()[0].key, ProblemKey::NoPenalty);
//!
//! // Under rules that pay for kongs at once.
//! let kong = Immediate::of(Seat::South, ImmediateKind::ConcealedKong);
//! let deal = Draft { immediate: vec![kong], ..Draft::default() };
//! assert_eq!(answer(&deal, &Plan::new(Rulebook::shipped("sichuan-bloody")?))?.net.seats[Seat::South], 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Tiles
//!
//! A [`Tile`] is one of a [`Kind`], which may have a [`Suit`]; [`read_tiles`] and [`write_tiles`] have many of them in
//! notation. A [`Meld`] has a [`MeldKind`]. A [`Seat`] is named after its [`Wind`] in the deal; [`BySeat`] has a value for
//! each.
//!
//! ```
//! use tenbo_engine::{BySeat, Kind, Meld, MeldKind, Seat, Suit, Tile, Wind, read_tiles, write_tiles};
//!
//! let red: Tile = "0p".parse()?;
//! assert!(red.is_red() && red.kind() == Kind::suited(Suit::Dots, 5));
//! let tiles = read_tiles("555p").tiles;
//! assert_eq!(write_tiles(&tiles), "555p");
//! let pung = Meld { claimed: Some(tiles[0]), from: Some(Seat::North), ..Meld::new(MeldKind::Pung, tiles).unwrap() };
//! assert_eq!(pung.kind.size(), 3);
//! let winds = BySeat::from_fn(Seat::wind);
//! assert_eq!(winds[Seat::West], Wind::West);
//! # Ok::<(), tenbo_engine::UnknownName>(())
//! ```
//!
//! # A rulebook
//!
//! [`Rulebook::shipped`] has those that come with the crate ([`OFFERED`] has the ids), [`Rulebook::of_json`] and `parse` read
//! a file. Values are in its two lists ([`ItemList`]): for each [`Pattern`] an [`Item`], whose value is a [`Ratio`] in a
//! [`Unit`]. The [`Options`] are fields, and have [`OptionKey`]s. A [`CustomHand`] is a pattern that the rulebook defines itself
//! by a [`Template`]. [`review`] lists what in a rulebook has no effect.
//!
//! ```
//! use tenbo_engine::{CustomHand, Item, ItemList, OFFERED, OptionKey, Options, Pattern, Place, Plan, Ratio};
//! use tenbo_engine::{Rulebook, Template, Unit, review};
//!
//! let mut rules = Rulebook::shipped(OFFERED[0])?;
//! rules.options = Options { game: rules.options.game.clone(), ..Options::default() };
//! rules.options.set(OptionKey::StartPoints, Some(30_000));
//! rules.winner = ItemList::default();
//! rules.winner.insert(Pattern::AllSimples, Item { concealed_value: Some(Ratio::whole(2)), ..Item::of(1, Unit::Faan) })?;
//! let garter: Template = "1234567a 1234567b".parse()?;
//! rules.hands.insert(Pattern::CUSTOM[0], CustomHand::of("Gertie's Garter", garter));
//! let problems = review(&Plan::new(rules), &Place::default());
//! assert!(!problems.is_empty());
//!
//! // The same in JSON, which names a base and what differs from it.
//! let file = r#"{ "base": "riichi-ema-2025", "winner": { "all-simples": { "value": 2 } } }"#;
//! let rules: Rulebook = file.parse()?;
//! assert_eq!(rules.winner[&Pattern::AllSimples].value, Ratio::whole(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # An answer
//!
//! An [`Answer`] has a [`WinAnswer`] for each winner, with the hand's [`Score`] and each [`Verdict`] of liability
//! ([`LiabilityReason`]); a [`SeatAnswer`] for the others, with each [`Wait`] and [`DiscardChoice`]; each [`Transfer`] from one
//! [`Account`] to another, with its [`TransferReason`] and [`Parts`]; the sums ([`Net`]); each [`Warning`] and [`Caveat`].
//!
//! A score has a [`Tally`], which is what the hand is worth and its [`Breakdown`]; a [`Line`] for every pattern that the hand
//! has; a [`Miss`] for each that it nearly has; and the [`Decomposition`] that was chosen: its [`Shape`] and each [`Set`], a
//! [`Form`] of tiles. A line that does not count says why ([`Reason`]), and which other pattern is the cause:
//!
//! ```
//! use tenbo_engine::{Draft, Line, Miss, Pattern, Plan, Reason, Rulebook, Seat, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("mcr-mil-2025")?);
//! let deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
//! let score = answer(&deal, &rules)?.wins.remove(0).score.unwrap();
//! // A hand of chows alone has no honors anyway.
//! let line: &Line = score.lines.iter().find(|line| line.pattern == Pattern::NoHonors).unwrap();
//! assert_eq!((line.reason, line.by.as_slice()), (Some(Reason::Implied), [Pattern::SuitedChowHand].as_slice()));
//! // One chow keeps it from having three that step up by one.
//! assert!(score.misses.iter().any(|&Miss { pattern, .. }| pattern == Pattern::MixedChowsStep1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The answer also settles the deal. Each transfer says what it is for:
//!
//! ```
//! use tenbo_engine::{Account, Draft, Net, Plan, Rulebook, Seat, Transfer, TransferReason, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-ema-2025")?);
//! let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s~7s")?;
//! deal.honba = 1;
//! let answer = answer(&deal, &rules)?;
//! // Three han and 20 fu: 1300 from the dealer, 700 from each of the others, and 100 from each for the counter.
//! assert_eq!((answer.net.seats[Seat::South], answer.net.seats[Seat::East]), (3000, -1400));
//! let honba = |paid: &&Transfer| paid.reason == TransferReason::Honba && paid.from == Account::Seat(Seat::East);
//! assert_eq!(answer.transfers.iter().find(honba).unwrap().amount, 100);
//! assert_eq!(answer.net, Net::of(&answer.transfers));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Who is liable for a win, what the others wait for, and what is to be known of the deal:
//!
//! ```
//! use tenbo_engine::{Answer, Caveat, Decomposition, DiscardChoice, Draft, Form, LiabilityReason, Plan, Rulebook, Seat};
//! use tenbo_engine::{Score, SeatAnswer, Set, Shape, Tally, Tile, Verdict, Wait, Warning, WinAnswer, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-tenhou")?);
//! // East has fed the third pung of dragons.
//! let mut deal = Draft::of_hand(Seat::West, "99m23s(555z@S)(666z@N)(777z@E)~4s")?;
//! deal.ura = vec!["1m".parse::<Tile>()?];
//! deal.dora = vec!["1m".parse::<Tile>()?];
//! let Answer { wins, caveats, .. } = answer(&deal, &rules)?;
//! assert_eq!(caveats, [Caveat::UraWithoutRiichi]);
//! let WinAnswer { liability, score: Some(Score { tally, decomposition, .. }), .. } = &wins[0] else { unreachable!() };
//! assert!(matches!(liability[0], Verdict { seat: Seat::East, reason: LiabilityReason::FedTheSet, .. }));
//! assert!(matches!(tally, Tally { win: true, .. }));
//! let Decomposition { shape, sets, .. } = decomposition;
//! assert!(*shape == Shape::Standard && sets.iter().all(|Set { form, .. }| matches!(form, Form::Chow | Form::Pung)));
//!
//! // Before the win: which tiles West waits for after each discard, and what would make others liable.
//! let deal = Draft::of_hand(Seat::West, "99m23s1m(555z@S)(666z@N)(777z@E)")?;
//! let Answer { seats, warnings, .. } = answer(&deal, &rules)?;
//! let Some(SeatAnswer { discards, .. }) = &seats[Seat::West] else { unreachable!() };
//! let choice: Option<&DiscardChoice> = discards.iter().find(|choice| choice.tile.to_string() == "1m");
//! assert!(choice.unwrap().waits.iter().all(Wait::wins));
//! assert!(warnings.iter().any(|Warning { threat, .. }| *threat == Some(Seat::West)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game
//!
//! [`replay`](replay()) plays the deals of a [`Game`], one [`Entry`] each, and returns a [`Report`].
//!
//! Deals start from what those before have left ([`DealContext`]); [`Overrides`] change that, and [`Scores`] stand for a deal that the table has settled itself. A [`DealReport`]
//! says how each deal ended ([`Cause`]). When the game is over ([`GameEnd`]), there is a [`FinalResult`]: each [`FinalTransfer`] between two of [`Party`] with its
//! [`FinalTransferReason`], and each player [`Placed`]. A game can be part of a [`Match`].
//!
//! ```
//! use tenbo_engine::{BySeat, Cause, DealContext, DealReport, Draft, DrawCause, Entry, FinalResult, FinalTransfer};
//! use tenbo_engine::{FinalTransferReason, Game, GameEnd, Match, Overridden, Overrides, Party, Placed, Plan, Report, Rulebook};
//! use tenbo_engine::{Scores, Seat, replay};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-ema-2025")?);
//! let won = Entry::of(Draft::of_hand(Seat::South, "234m456p678s22p56s~7s")?);
//! // Ben deals next. The table says itself what a deal came to, and that two counters were on the table.
//! let mut changes = BySeat::default();
//! (changes[Seat::East], changes[Seat::South]) = (Some(-1600), Some(1600));
//! let scores = Scores { changes, winner: Some(Seat::South), ..Scores::default() };
//! let overrides = Overrides { honba: Some(2), ..Overrides::default() };
//! let settled = Entry { overrides, ..Entry::settled(scores) };
//! let game = Game {
//!     players: ["Ana", "Ben", "Cho", "Dai"].map(String::from).to_vec(),
//!     deals: vec![won, settled],
//!     finished: true,
//!     within: Match { last: true, ..Match::default() },
//!     ..Game::default()
//! };
//! let Report { deals, over, last, totals, .. } = replay(&game, &rules);
//! let [DealReport { cause: Cause::Win, changes, .. }, second] = &deals[..] else { unreachable!() };
//! assert_eq!((&changes[..], second.context.dealer()), (&[-1300, 2700, -700, -700][..], 1));
//! assert_eq!(second.overridden, [Overridden::Honba]);
//! assert_eq!((over, &totals[..]), (Some(GameEnd::Finished), &[28_700, 31_100, 30_900, 29_300][..]));
//! assert_eq!(DealContext::first(4).seat_of(1), Seat::South);
//! let FinalResult { transfers, ranking, .. } = last.unwrap();
//! let uma = |paid: &&FinalTransfer| paid.reason == FinalTransferReason::Uma && paid.to == Party::Player(1);
//! assert_eq!(transfers.iter().find(uma).unwrap().amount, 15_000);
//! assert!(matches!(ranking[0], Placed { player: 1, place: 1, score: 46_100, .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Problems
//!
//! Whatever reads or checks returns all [`Problems`]: each [`Problem`] has a [`ProblemKey`] and a [`Place`] of [`Part`]s, with what it is about.
//! An error of several is a sentence of all.
//!
//! ```
//! use tenbo_engine::{Draft, Part, Place, Plan, Problem, ProblemKey, Rulebook, Seat, answer};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-ema-2025")?);
//! let problems = answer(&Draft::of_hand(Seat::East, "11111m456p789s22z~2z")?, &rules).unwrap_err();
//! let Problem { key, at, .. } = &problems[0];
//! assert_eq!(*key, ProblemKey::FifthCopy);
//! assert_eq!(*at, Place::of([Part::from("seats"), Part::from("E"), Part::from("hand")]));
//! assert_eq!(problems.to_string(), "/seats/E/hand: there are more copies of a tile than the set of tiles has: 1m");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A text that is no name of a type is an [`UnknownName`]; every type with a list of names is [`Named`]. A template has
//! [`TemplateErrors`], a list without room [`ListFull`].
//!
//! ```
//! use tenbo_engine::{Template, TemplateErrors, TemplateFault};
//!
//! const MESSAGE: &str = "invalid template \"123m\": a template must have 14 or 17 tiles (characters 0 to 4)";
//! let errors: TemplateErrors = "123m".parse::<Template>().unwrap_err();
//! assert_eq!((errors[0].fault, errors.to_string().as_str()), (TemplateFault::Size, MESSAGE));
//! ```
//!
//! # JSON
//!
//! [`respond`] answers a request of the contract (`docs/contract.md`), which the npm package `tenbo` uses too. [`answer_json`] writes an
//! answer with as much [`Detail`] as is asked for. Drafts, rulebooks' parts, transfers, reports and problems are `Serialize`.
//!
//! ```
//! use serde_json::json;
//! use tenbo_engine::{Detail, Draft, Plan, Rulebook, Seat, answer, answer_json, respond};
//!
//! let request = json!({
//!     "v": 1,
//!     "rules": "riichi-ema-2025",
//!     "seats": { "S": { "hand": "234m456p678s22p56s" } },
//!     "end": { "kind": "win", "wins": [{ "seat": "S", "by": "discard", "tile": "7s", "from": "E" }] }
//! });
//! let responded = respond(&request);
//! assert_eq!(responded["net"]["S"], 2000);
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-ema-2025")?);
//! let deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
//! let written = answer_json(&rules, &deal, answer(&deal, &rules)?, Detail::Explain);
//! assert_eq!(written, responded);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Many hands
//!
//! A [`Scorer`] scores deals in a row, numbers alone; each has passed [`check`](check()), whose [`Deal`] has a [`Hand`] for each [`Win`] whose tiles
//! are known ([`Won`]). [`score`](score()) and [`explain`] take single hands ([`HandParts`]) with [`Events`] and a [`Scratch`] that is used again.
//!
//! ```
//! use tenbo_engine::{Counts, Deal, Draft, Event, Events, Hand, HandParts, Plan, Rulebook, Scorer, Scratch, Seat, Win};
//! use tenbo_engine::{Wind, Won, check, explain, read_tiles, score};
//!
//! let rules = Plan::new(Rulebook::shipped("riichi-ema-2025")?);
//! let draft = Draft::of_hand(Seat::South, "234m456p678s22p56s~7s")?;
//! let deal: Deal = check(&draft, &rules)?;
//! let mut scorer = Scorer::default();
//! scorer.score(&deal, &rules);
//! let win: &Win = &deal.wins()[0];
//! let Won::Tiles(hand) = win.hand() else { unreachable!() };
//! let mut scratch = Scratch::default();
//! let tally = score(&rules, hand, &mut scratch);
//! assert_eq!(tally, scorer.tallies[0]);
//! assert_eq!(explain(&rules, hand, &mut scratch).map(|score| score.tally), tally);
//!
//! // Without a draft.
//! let kinds: Vec<_> = read_tiles("234m456p678s22p567s").tiles.iter().filter_map(|tile| tile.kind()).collect();
//! let mut tiles = Counts::default();
//! kinds.iter().for_each(|&kind| tiles.add(kind));
//! let parts = HandParts::drawn(Seat::South, Wind::East, tiles, kinds[13]);
//! let events: Events = parts.events | Event::LastTile;
//! let last = Hand::new(HandParts { events, ..parts })?;
//! assert!(score(&rules, &last, &mut scratch).unwrap().total > tally.unwrap().total);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Inside
//!
//! The modules are the engine's rooms. Each knows only those before it in this list: `tiles`, `options`, `problems`, `json`,
//! `deal`, `templates`, `decompose`, `patterns`, `rules`, `plan`, `score`, `check`, `settle`, `game`, `wire`.
//!
//! Pages such as `docs/rules/riichi.md`, which comments cite, are in the
//! [repository](https://github.com/tenbo-mahjong/tenbo/tree/main/docs), not in the crate. There `docs/architecture.md`
//! has a drawing of the rooms, and recipes for adding a rulebook, a pattern and an option.
//!
//! # Features
//!
//! - `rulebooks` (default): all shipped rulebooks are compiled in. Without it only the first one is, and a program can
//!   load the others later and hand them to [`rules::shipped::install`].
//! - `schema`: JSON Schemas of requests, rulebooks and answers. Only what publishes them needs it.
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable, clippy::float_arithmetic)
)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

mod bits;
#[cfg(feature = "schema")]
mod described;
mod json;
mod named;
mod ratio;
#[cfg(test)]
mod sample;

pub mod options;
pub mod rules;
pub mod score;

// Internals, for the page and the tools of the repository.
#[doc(hidden)]
pub mod check;
#[doc(hidden)]
pub mod deal;
#[doc(hidden)]
pub mod decompose;
#[doc(hidden)]
pub mod game;
#[doc(hidden)]
pub mod order;
#[doc(hidden)]
pub mod patterns;
#[doc(hidden)]
pub mod plan;
#[doc(hidden)]
pub mod problems;
#[cfg(feature = "schema")]
#[doc(hidden)]
pub use schemars;
#[doc(hidden)]
pub use serde;
#[doc(hidden)]
pub mod settle;
#[doc(hidden)]
pub mod templates;
#[doc(hidden)]
pub mod tiles;
#[doc(hidden)]
pub mod wire;

pub use check::{Deal, Win, Won, check};
pub use deal::{
    After, By, Discard, Draft, DrawCause, End, Event, Events, Hand, HandParts, Immediate, ImmediateKind, Offense,
    Penalty, Players, Riichi, SeatDraft, Situation, WinDraft,
};
pub use decompose::{Decomposition, Form, Set, Shape, WaitShape};
pub use game::{
    Cause, DealContext, DealReport, Entry, FinalResult, FinalTransfer, FinalTransferReason, Game, GameEnd, Match,
    Overridden, Overrides, Party, Placed, Report, Scores, replay,
};
pub use named::{Named, UnknownName};
pub use options::{OptionKey, Options};
pub use patterns::Pattern;
pub use plan::{Plan, Reason, review};
pub use problems::{Part, Place, Problem, ProblemKey, Problems};
pub use ratio::Ratio;
pub use rules::{Caveat, CustomHand, Item, ItemList, ListFull, OFFERED, Rulebook, Unit};
pub use score::{Breakdown, Line, Miss, Score, Scratch, Tally, explain, score};
pub use settle::{
    Account, Answer, Detail, DiscardChoice, LiabilityReason, Net, Parts, Scorer, SeatAnswer, Transfer, TransferReason,
    Verdict, Wait, Warning, WinAnswer, answer,
};
pub use templates::{Template, TemplateErrors, TemplateFault};
pub use tiles::{BySeat, Counts, Kind, Meld, MeldKind, Seat, Suit, Tile, Wind, read_tiles, write_tiles};
pub use wire::{answer_json, respond};
