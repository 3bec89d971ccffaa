//! Text that somebody pastes or types: notation, Unicode tiles, or a link. A text of which a part is not understood changes
//! nothing, as what is left of it would be another hand; that part is said at its place, and so is what does not fit the
//! hand that is shown.

use tenbo_engine::order::sort_by_key;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::bounds;
use tenbo_engine::tiles::{Chars, HandText, Kind, Meld, Tile, Unreadable, melded, read_hand};

use super::edit::{Edit, Pasted, can_win, north_is_bonus};
use super::state::{Ending, State};
use super::view::View;

/// Why a part of a text that can be read is not laid before the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The hand has all its tiles.
    HandFull,
    /// It has all its melds.
    MeldsFull,
    /// These rules have no such bonus tile.
    NoFlowers,
    /// A bonus tile is there once.
    FlowerTwice,
    /// Nobody wins on a bonus tile.
    FlowerWins,
    /// It is a winning tile, but another seat wins.
    OthersWin,
    /// It is a winning tile, but the deal ends without a win.
    NobodyWins,
}

impl Unfit {
    /// Every one of them.
    pub const ALL: [Unfit; 7] = [
        Unfit::HandFull,
        Unfit::MeldsFull,
        Unfit::NoFlowers,
        Unfit::FlowerTwice,
        Unfit::FlowerWins,
        Unfit::OthersWin,
        Unfit::NobodyWins,
    ];
}

/// Why a part of a text is not in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOutReason {
    /// It is more than any hand needs, and has not been read.
    TooLong,
    /// It could not be read.
    Unreadable(Unreadable),
    /// It does not fit.
    Unfit(Unfit),
}

/// A part of a text that is not in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Why it is left out.
    pub why: LeftOutReason,
    /// Its characters.
    pub chars: Chars,
}

/// So many parts are told: whoever mends these sees the others then.
pub const MOST_TOLD: usize = 8;

/// So many characters of a part are told; the text itself stays where it is.
const TOLD: usize = 24;

impl LeftOut {
    /// Its characters in the text that was read, the first of them if there are many.
    #[must_use]
    pub fn text_in(&self, text: &str) -> String {
        let (from, to) = self.chars;
        let length = to.saturating_sub(from);
        let mut part: String = text.chars().skip(from).take(length.min(TOLD)).collect();
        if length > TOLD {
            part.push('…');
        }
        part
    }
}

/// What a text came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// What to do; nothing for a text of which nothing can be laid down.
    pub edit: Option<Edit>,
    /// What of a hand is not laid down, in the order of the text.
    pub left_out: Vec<LeftOut>,
}

impl Read {
    const fn refused(left_out: Vec<LeftOut>) -> Read {
        Read { edit: None, left_out }
    }
}

/// Whether some of these parts were not understood, so that the text has changed nothing.
pub fn is_refused(mut reasons: impl Iterator<Item = LeftOutReason>) -> bool {
    reasons.any(|why| !matches!(why, LeftOutReason::Unfit(_)))
}

/// Reads a text as the hand of a new deal, for who enters one hand after another: what is said of the last one goes with
/// it ([`State::next_hand`]). At the table it is a seat's hand of the deal that lies there.
#[must_use]
pub fn read_new(text: &str, state: &State, view: View, plan: &Plan) -> Read {
    let new = view == View::Hand && state.has_begun();
    let mut read = if new { read(text, &state.next_hand(), plan) } else { read(text, state, plan) };
    if let Some(Edit::Paste(pasted)) = &mut read.edit {
        pasted.new = new;
    }
    read
}

/// Reads a text for the seat that is shown, whose deal stays as it is but for that hand. A hand that is understood is laid
/// down as far as it fits.
#[must_use]
pub fn read(text: &str, state: &State, plan: &Plan) -> Read {
    let length = text.chars().count();
    if length > bounds::TILES {
        let chars = (bounds::TILES, length);
        return Read::refused(vec![LeftOut { why: LeftOutReason::TooLong, chars }]);
    }
    let mut fitting = Fitting { state, plan, pasted: Pasted::default(), left_out: Vec::new() };
    fitting.hand(read_hand(text));
    let Fitting { pasted, mut left_out, .. } = fitting;
    sort_by_key(&mut left_out, |part| part.chars);
    left_out.dedup_by(|next, part| {
        let on = part.why == next.why && part.chars.1 == next.chars.0;
        if on {
            part.chars.1 = next.chars.1;
        }
        on
    });
    if is_refused(left_out.iter().map(|part| part.why)) {
        left_out.retain(|part| is_refused([part.why].into_iter()));
        return Read::refused(left_out);
    }
    let edit = (pasted != Pasted::default()).then_some(Edit::Paste(pasted));
    Read { edit, left_out }
}

/// A text on its way into a hand.
struct Fitting<'a> {
    state: &'a State,
    plan: &'a Plan,
    pasted: Pasted,
    left_out: Vec<LeftOut>,
}

impl Fitting<'_> {
    fn hand(&mut self, hand: HandText) {
        let unread = hand
            .errors
            .iter()
            .map(|error| LeftOut { why: LeftOutReason::Unreadable(error.reason), chars: error.chars });
        self.left_out.extend(unread);
        for (meld, chars) in hand.melds.into_iter().zip(hand.meld_chars) {
            self.meld(meld, chars);
        }
        if let Some((tile, mark)) = hand.win {
            match self.why_not_won(tile) {
                None => self.pasted.win = Some((tile, mark)),
                Some(why) => self.leave_out(why, hand.win_chars.unwrap_or_default()),
            }
        }
        let last = usize::from(can_win(self.state, self.state.seat) && self.pasted.win.is_none());
        let room = (self.state.full + last).saturating_sub(melded(&self.pasted.melds));
        for (tile, chars) in hand.tiles.into_iter().zip(hand.chars) {
            self.tile(tile, chars, room);
        }
    }

    fn leave_out(&mut self, why: Unfit, chars: Chars) {
        self.left_out.push(LeftOut { why: LeftOutReason::Unfit(why), chars });
    }

    fn meld(&mut self, meld: Meld, chars: Chars) {
        if melded(&self.pasted.melds) + meld.kind.counted() <= self.state.full {
            self.pasted.melds.push(meld);
        } else {
            self.leave_out(Unfit::MeldsFull, chars);
        }
    }

    /// Why a tile cannot be the winning one of the seat that is shown.
    fn why_not_won(&self, tile: Tile) -> Option<Unfit> {
        match tile.kind() {
            None if self.plan.rulebook().options.tiles.sets_aside(tile) => Some(Unfit::FlowerWins),
            _ if self.state.ending != Ending::Win => Some(Unfit::NobodyWins),
            _ => (!can_win(self.state, self.state.seat)).then_some(Unfit::OthersWin),
        }
    }

    fn tile(&mut self, tile: Tile, chars: Chars, room: usize) {
        let Pasted { tiles, bonus, .. } = &mut self.pasted;
        let kind = tile.bonus_kind();
        let options = &self.plan.rulebook().options.tiles;
        if kind.is_some_and(|kind| !options.uses(kind)) {
            self.leave_out(Unfit::NoFlowers, chars);
        } else if kind.is_some() && (bonus.contains(&tile) || tiles.contains(&tile)) {
            self.leave_out(Unfit::FlowerTwice, chars);
        } else if options.sets_aside(tile) {
            bonus.push(tile);
        } else if tiles.len() < room {
            tiles.push(tile);
        } else if north_is_bonus(self.plan) && tile == Tile::plain(Kind::NORTH) {
            bonus.push(tile);
        } else {
            self.leave_out(Unfit::HandFull, chars);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{apply, share};
    use tenbo_engine::deal::By;
    use tenbo_engine::tiles::Seat;
    use tenbo_engine::tiles::{WinMark, write_hand, write_tiles};

    /// What becomes of a link when a text is read: the hand of the seat that is shown, and each part of the text that is
    /// not in it.
    fn laid(link: &str, text: &str) -> (State, Vec<(LeftOutReason, String)>) {
        let state = share::read(link).0;
        let plan = state.rules.plan();
        let read = read(text, &state, &plan);
        let letters: Vec<char> = text.chars().collect();
        let part = |part: &LeftOut| (part.why, letters[part.chars.0..part.chars.1].iter().collect());
        let next = read.edit.clone().map_or(state.clone(), |edit| apply(&state, edit, &plan).unwrap());
        (next, read.left_out.iter().map(part).collect())
    }

    fn hand(state: &State) -> String {
        let entered = state.entered(state.seat);
        let mark = if state.win.by == By::SelfDraw { WinMark::SelfDraw } else { WinMark::Discard };
        let mut hand = write_hand(&entered.hand, &entered.melds, state.apart().map(|tile| (tile, mark)));
        hand.push_str(&write_tiles(&entered.bonus));
        hand
    }

    /// What is left of a text of which a part is not understood is another hand than was meant: of `m123 456p` it would be
    /// 123m without the dots.
    #[test]
    fn a_text_that_is_understood_in_part_changes_nothing_and_says_what_is_not() {
        let unreadable = |why, text: &str| (LeftOutReason::Unreadable(why), text.to_owned());
        let whole = "v1;r=riichi-ema-2025;E=123m456p789s2233z~3z;riichi=E";
        for (text, parts) in [
            ("123m 4x5p", &[unreadable(Unreadable::SuitMissing, "4"), unreadable(Unreadable::Character, "x")][..]),
            ("m123 456p", &[unreadable(Unreadable::DigitMissing, "p")]),
            // What would not fit is no matter then.
            ("123m456m789m123s11z555p77zx", &[unreadable(Unreadable::Character, "x")]),
        ] {
            let (state, left_out) = laid(whole, text);
            assert_eq!((share::write(&state).as_str(), left_out.as_slice()), (whole, parts), "{text}");
        }
        let (state, left_out) = laid(whole, &"x".repeat(6_000));
        assert_eq!((share::write(&state).as_str(), left_out.len()), (whole, 1));
        assert_eq!(left_out[0].0, LeftOutReason::TooLong);
    }

    /// Suit first, full-width, and as tiles are called in Chinese and Japanese.
    #[test]
    fn a_hand_is_understood_however_it_is_written() {
        for text in [
            "m123 p456 s789 z1122 +z2",
            "１２３ｍ４５６ｐ７８９ｓ１１２２ｚ＋２ｚ",
            "一二三萬456筒7索8索9索東東南南+南",
            "1万2万3万四五六饼七八九条东东南南+南",
            "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀁🀁+🀁",
        ] {
            let (state, left_out) = laid("v1", text);
            assert_eq!((hand(&state).as_str(), left_out), ("123m456p789s1122z+2z", vec![]), "{text}");
        }
    }

    /// What was said of the last hand is not said of the next: neither how it was won nor what was declared.
    #[test]
    fn a_pasted_hand_is_that_of_a_new_deal() {
        let pasted = |link: &str, text: &str| {
            let state = share::read(link).0;
            let plan = state.rules.plan();
            share::write(&apply(&state, read_new(text, &state, share::view(link), &plan).edit.unwrap(), &plan).unwrap())
        };
        let whole = "678p1177z[1111s][9999s]";
        let last = "win=S;S=123m456p789s2233z+3z;E=19m;fE=1f;d=1m;u=2m;from=W;with=last-discard;riichi=S;ippatsu=S;\
                    false-win=W;chombo=N;round=S;honba=2;sticks=1;left=9";
        assert_eq!(
            pasted(&format!("v1;r=riichi-tenhou;o=red-fives:0;{last}"), &format!("{whole}+7z")),
            format!("v1;r=riichi-tenhou;o=red-fives:0;win=S;S={whole}+7z;from=E;round=S;honba=2")
        );
        assert_eq!(
            pasted("v1;r=riichi-tenhou;S=123m456p789s2233z+3z;win=S;by=robbed-kong;from=W", &format!("{whole}+7z")),
            format!("v1;r=riichi-tenhou;win=S;S={whole}+7z;from=E"),
            "nobody robs a kong any more"
        );
        assert_eq!(pasted("v1;draw=abandoned;E=19m;chombo=S", "123m456p789s1144z~4z"), {
            "v1;r=riichi-ema-2025;E=123m456p789s1144z~4z"
        });
        // What is said before the first tile is said of the hand to come.
        assert_eq!(
            pasted("v1;riichi=E;d=1m;sticks=1", "123m456p789s1144z~4z"),
            "v1;r=riichi-ema-2025;E=123m456p789s1144z~4z;d=1m;riichi=E;sticks=1"
        );
        // At the table the other hands are of the same deal.
        let table = "v1;r=riichi-ema-2025;E=19m;d=1m;riichi=S;sticks=1;see=S;view=table";
        assert_eq!(
            pasted(table, "123m456p789s1144z"),
            "v1;r=riichi-ema-2025;E=19m;S=123m456p789s1144z;d=1m;riichi=S;sticks=1;see=S"
        );
    }

    /// A kong is robbed of one tile: another hand at the table, which a text brings, has not won so.
    #[test]
    fn another_hand_at_the_table_has_robbed_no_kong() {
        let robbed = "v1;r=riichi-tenhou;E=123m456p789s2233z+3z;by=robbed-kong;from=W;view=table";
        let (state, _) = laid(robbed, "678p11z77z[1111s][9999s]+7z");
        assert_eq!(state.win.by, By::Discard);
        let (state, _) = laid(robbed, "123m456p789s2233z+3z");
        assert_eq!(state.win.by, By::RobbedKong);
    }

    #[test]
    fn a_link_is_a_link_wherever_it_stands() {
        // As the result is copied: names before the link may have its sign, and an answer may stand below it.
        let copied = "1 han 30 fu\nClub #2 · Seat wind: East\n123m\nhttps://club.example/tenbo/#v1;r=riichi-tenhou;E=123m\nNice!";
        assert_eq!(share::find(copied), Some("v1;r=riichi-tenhou;E=123m"));
        assert_eq!(share::find("v1;r=riichi-tenhou;E=123m"), Some("v1;r=riichi-tenhou;E=123m"));
        assert_eq!(share::find("Club #2 of #vier"), None);
    }

    #[test]
    fn an_empty_text_is_no_hand() {
        let state = State::default();
        assert_eq!(read("", &state, &state.rules.plan()).edit, None);
    }

    /// Nothing that was typed is lost: it is in the hand, or it is said at its place why not.
    #[test]
    fn whatever_does_not_fit_is_said_at_its_place() {
        let riichi = "v1;r=riichi-ema-2025";
        let south = "v1;r=riichi-ema-2025;E=123m456p789s22z33z~3z;see=S";
        /// A link, a text, the hand, and what of the text is not in it.
        type Case = (&'static str, &'static str, &'static str, &'static [(Unfit, &'static str)]);
        let cases: &[Case] = &[
            (
                riichi,
                "123m456m789m123s11z555p77z",
                "123456789m123s1z~1z",
                &[(Unfit::HandFull, "555"), (Unfit::HandFull, "77")],
            ),
            (riichi, "123m456p789s2233z1m~3z", "123m456p789s2233z~3z", &[(Unfit::HandFull, "1")]),
            (
                riichi,
                "1z(111m@S)(222m@S)(333m@S)[4444m](555m@S)~1z",
                "1z(111m@S)(222m@S)(333m@S)[4444m]~1z",
                &[(Unfit::MeldsFull, "(555m@S)")],
            ),
            (riichi, "12m1f 3p", "12m3p", &[(Unfit::NoFlowers, "1")]),
            ("v1;r=mcr-mil-2025", "12m15f1f3p", "12m3p15f", &[(Unfit::FlowerTwice, "1")]),
            ("v1;r=mcr-mil-2025", "12m1f1g3m", "123m1f", &[(Unfit::NoFlowers, "1")]),
            ("v1;r=singapore", "12m1f14g3m4g", "123m1f14g", &[(Unfit::FlowerTwice, "4")]),
            ("v1;r=american-modern;o=use-animals:on", "12m1f14g3m", "123m1f14g", &[]),
            ("v1;r=mcr-mil-2025", "123m ~1f", "123m", &[(Unfit::FlowerWins, "~1")]),
            (south, "123m456p789s1144z~4z", "123m456p789s1144z", &[(Unfit::OthersWin, "~4")]),
            (south, "123m456p789s1144z4z", "123m456p789s1144z", &[(Unfit::HandFull, "4")]),
            ("v1;draw=wall", "123m456p789s1144z+4z", "123m456p789s1144z", &[(Unfit::NobodyWins, "+4")]),
            // A winning tile before a seat that nobody wins before is that seat's.
            ("v1;see=S", "123m456p789s1144z+4z", "123m456p789s1144z+4z", &[]),
            ("v1;see=S;E=19m", "123m456p789s1144z4z", "123m456p789s1144z~4z", &[]),
            ("v1;r=taiwanese-16", "123456m123p456s1122z1z", "123456m123p456s1122z~1z", &[]),
            (
                "v1;r=taiwanese-16",
                "1m(111z@N)(222z@W)(333z@S)(444z@S)(555z@S)~1m",
                "1m(111z@N)(222z@W)(333z@S)(444z@S)(555z@S)~1m",
                &[],
            ),
            ("v1;r=riichi-tenhou-three", "111222333p11s4444z", "111222333p11s44z~4z4z", &[]),
        ];
        for (link, text, laid_down, unfit) in cases {
            let (state, left_out) = laid(link, text);
            let left_out: Vec<(LeftOutReason, &str)> =
                left_out.iter().map(|(why, part)| (*why, part.as_str())).collect();
            let unfit: Vec<(LeftOutReason, &str)> =
                unfit.iter().map(|&(why, part)| (LeftOutReason::Unfit(why), part)).collect();
            assert_eq!((hand(&state).as_str(), left_out), (*laid_down, unfit), "{text} in {link}");
        }
        let (state, _) = laid("v1;see=S", "123m456p789s1144z+4z");
        assert_eq!((state.winner, state.seat), (Seat::South, Seat::South));
    }
}
