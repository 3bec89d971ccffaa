//! How a deal ended.

use serde_json::{Map, Value};

use super::win_draft::WinDraft;
use crate::json::{Field, Within, described_by, written};
use crate::named;
use crate::problems::{Fields, Place, ProblemKey, Reader, bounds};
use crate::tiles::Seat;

named! {
    /// Why a deal ended without a winner.
    DrawCause {
        /// The wall ran out.
        Wall = "wall",
        /// A player showed nine kinds of terminals and honors in the first turn.
        NineTerminals = "nine-terminals",
        /// All four seats discarded the same wind in the first turn.
        FourWinds = "four-winds",
        /// All four seats declared riichi.
        FourRiichi = "four-riichi",
        /// Four kongs were declared, not all by one seat.
        FourKongs = "four-kongs",
        /// Three seats declared a win on one discard.
        ThreeWins = "three-wins",
        /// The deal was given up for another reason.
        Abandoned = "abandoned",
    }
}

/// Whether and how the deal ended.
///
/// ```
/// use tenbo_engine::{Draft, End, Seat};
///
/// assert_eq!(Draft::default().end, End::Open);
/// assert!(matches!(Draft::of_hand(Seat::East, "19m19p19s1234567z~1m")?.end, End::Win { .. }));
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum End {
    /// The deal is still being played.
    #[default]
    Open,
    /// One or more seats won.
    Win {
        /// The wins in the order in which they were made; those on one tile in turn order from the discarder.
        wins: Vec<WinDraft>,
    },
    /// Nobody won.
    Draw {
        /// Why the deal ended.
        cause: DrawCause,
        /// Seats that claim nagashi mangan: all their discards are terminals and honors, and none was claimed.
        nagashi: Vec<Seat>,
    },
}

named! {
    /// The field `kind` of an end.
    EndKind {
        /// Still being played.
        Open = "open",
        /// Somebody won.
        Win = "win",
        /// Nobody won.
        Draw = "draw",
        /// The players have settled the deal themselves; only in games.
        Scores = "scores",
    }
}

impl EndKind {
    /// The kind of an end in JSON, if it has one.
    pub(crate) fn of(end: &Value) -> Option<EndKind> {
        end.get("kind").and_then(Value::as_str)?.parse().ok()
    }
}

impl Field for End {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<End> {
        let kind = json.get("kind").and_then(|kind| read.text(kind, &at.join("kind")));
        let mut end = match kind.map(str::parse) {
            Some(Ok(EndKind::Open)) => End::Open,
            Some(Ok(EndKind::Win)) => End::Win { wins: Vec::new() },
            Some(Ok(EndKind::Draw)) => End::Draw { cause: DrawCause::Wall, nagashi: Vec::new() },
            Some(Ok(EndKind::Scores) | Err(_)) => {
                read.unknown_name(ProblemKey::UnknownValue, kind.unwrap_or_default(), &at.join("kind"));
                return None;
            }
            None => {
                read.problem(ProblemKey::MissingField, &at.join("kind"));
                return None;
            }
        };
        for (key, value, at) in read.fields(json, at) {
            match (key, &mut end) {
                ("kind", _) => {}
                ("wins", End::Win { wins }) => wins.set(value, &at, Within::up_to(bounds::SEATS), read),
                ("cause", End::Draw { cause, .. }) => cause.set(value, &at, DrawCause::WITHIN, read),
                ("nagashi", End::Draw { nagashi, .. }) => nagashi.set(value, &at, Within::up_to(bounds::SEATS), read),
                _ => read.unknown(&at),
            }
        }
        // Wins that could not be read have already been reported.
        let no_wins = json.get("wins").is_none_or(|wins| wins.as_array().is_some_and(Vec::is_empty));
        if no_wins && matches!(end, End::Win { .. }) {
            read.problem(ProblemKey::MissingField, &at.join("wins"));
        }
        Some(end)
    }

    fn write(&self) -> Value {
        let of = |kind: EndKind| Map::new().with("kind", kind.as_str());
        let map = match self {
            End::Open => of(EndKind::Open),
            End::Win { wins } => of(EndKind::Win).with("wins", wins.write()),
            End::Draw { cause, nagashi } => of(EndKind::Draw)
                .maybe("cause", (*cause != DrawCause::Wall).then(|| cause.write()))
                .maybe("nagashi", (!nagashi.is_empty()).then(|| nagashi.write())),
        };
        map.into()
    }

    described_by!(End);
}

written! {
    End, Some("end"), generator => {
        use crate::json::Properties;
        let open = Properties::with(&["It is still being played."], generator, |to| to.tag(EndKind::Open.as_str()));
        let won = Properties::with(&["Somebody won."], generator, |to| {
            to.tag(EndKind::Win.as_str());
            let about = "The wins in the order in which they were made; those on one tile in turn order.";
            to.field::<Vec<WinDraft>>("wins", &[about], Within { least: 1, ..Within::up_to(bounds::SEATS) }, None);
            to.require(&["wins"]);
        });
        let drawn = Properties::with(&["Nobody won."], generator, |to| {
            to.tag(EndKind::Draw.as_str());
            to.field::<DrawCause>("cause", &["Why nobody won."], DrawCause::WITHIN, Some(DrawCause::Wall.write()));
            let about = "Seats with nagashi mangan: all their discards are terminals and honors, and none was claimed.";
            let mut seats = Seat::list_schema(Within::up_to(bounds::SEATS), to.generator());
            seats.insert("uniqueItems".to_owned(), true.into());
            to.add("nagashi", &[about], seats, None);
        });
        schemars::json_schema!({
            "description": "How the deal ended, or that it is open.",
            "anyOf": [open, won, drawn]
        })
    };
}
