//! Why the hand builder refuses an edit, what its keys do, and how many tiles there are.

use tenbo_engine::tiles::MeldKind;

use super::language::Language;
use super::number::grouped;
use crate::session::Refusal;
use crate::session::edit::Step;
use crate::session::keys::Command;
use crate::session::paste::Why;
use crate::session::state::Target;

impl Language {
    /// Why an edit is not possible.
    #[must_use]
    pub fn refusal(self, refusal: &Refusal) -> String {
        let text = match refusal {
            Refusal::NoneLeft(tile) => return self.refusal_none_left(&self.tile(*tile)),
            Refusal::ChowFrom(seat) => return self.refusal_chow_from(self.seat(*seat)),
            Refusal::Impossible(problem) => return self.problem(problem),
            Refusal::NoFlowers => self.refusal_no_flowers(),
            Refusal::NoRedFives => self.refusal_no_red_fives(),
            Refusal::NotForThree(_) => self.refusal_not_for_three(),
            Refusal::HandFull => self.refusal_hand_full(),
            Refusal::OthersHaveAll => self.refusal_others_have_all(),
            Refusal::MeldsFull => self.refusal_melds_full(),
            Refusal::NoSuchMeld(MeldKind::Chow) => self.refusal_no_such_chow(),
            Refusal::NoSuchMeld(MeldKind::Pung) => self.refusal_no_such_pung(),
            Refusal::NoSuchMeld(_) => self.refusal_no_such_kong(),
            Refusal::NoChowForThree => self.refusal_no_chow_for_three(),
            Refusal::RiichiIsClosed => self.refusal_riichi_is_closed(),
            Refusal::OpenHand => self.refusal_open_hand(),
            Refusal::NoRiichi => self.refusal_no_riichi(),
            Refusal::OnlyAfterRiichi => self.refusal_only_after_riichi(),
            Refusal::DiscardsFull => self.refusal_discards_full(),
            Refusal::NoNorthBonus => self.refusal_no_north_bonus(),
            Refusal::WonAlone => self.refusal_won_alone(),
            Refusal::WinnersFull => self.refusal_winners_full(),
            Refusal::DiscarderWins => self.refusal_discarder_wins(),
            Refusal::HasTiles => self.refusal_has_tiles(),
            Refusal::NoIndicators => self.refusal_no_indicators(),
            Refusal::IndicatorsFull => self.refusal_indicators_full(),
            Refusal::Nothing => self.refusal_nothing(),
            Refusal::NotNow => self.refusal_not_now(),
            Refusal::NotAValue => self.refusal_not_a_value(),
            Refusal::NotOwn => self.refusal_not_own(),
            Refusal::ShelfFull => self.refusal_shelf_full(),
            Refusal::NothingToUndo => self.refusal_nothing_to_undo(),
            Refusal::NothingToRedo => self.refusal_nothing_to_redo(),
        };
        text.to_owned()
    }

    /// What a key does.
    #[must_use]
    pub fn command(self, command: Command) -> &'static str {
        match command {
            Command::Digit => self.command_digit(),
            Command::Suit => self.command_suit(),
            Command::Honor(kind) => self.honor(kind),
            Command::Aim(target) => match target {
                Target::Hand => self.command_aim_hand(),
                Target::New(MeldKind::Chow) => self.command_aim_chow(),
                Target::New(MeldKind::Pung) => self.command_aim_pung(),
                Target::New(MeldKind::Kong) => self.command_aim_kong(),
                Target::New(MeldKind::AddedKong) => self.command_aim_added_kong(),
                Target::New(MeldKind::ConcealedKong) => self.command_aim_concealed_kong(),
                Target::Chow(_) => self.command_choose_chow(),
                Target::Meld(_) => self.command_change_meld(),
                Target::Discards => self.command_aim_discards(),
                Target::Chosen(_) => self.command_aim_chosen(),
                Target::Dora => self.command_aim_dora(),
                Target::Ura => self.command_aim_ura(),
            },
            Command::Step(Step::Left) => self.command_left(),
            Command::Step(Step::Right) => self.command_right(),
            Command::Step(Step::Home) => self.command_home(),
            Command::Step(Step::End) => self.command_end(),
            Command::Pick => self.command_pick(),
            Command::Backspace => self.command_backspace(),
            Command::Delete => self.command_delete(),
            Command::Escape => self.command_escape(),
            Command::By => self.command_by(),
            Command::From => self.command_from(),
            Command::Kong => self.command_kong(),
            Command::North => self.command_north(),
            Command::Meld => self.command_meld(),
            Command::Riichi => self.command_riichi(),
            Command::Ippatsu => self.command_ippatsu(),
            Command::NextSeat => self.command_next_seat(),
            Command::Undo => self.command_undo(),
            Command::Redo => self.command_redo(),
            Command::Text => self.command_text(),
            Command::Help => self.command_help(),
        }
    }

    /// Why a part of a text is not in the hand, to follow that part.
    #[must_use]
    pub fn left_out(self, why: Why) -> &'static str {
        match why {
            Why::Unreadable(why) => self.unreadable(why),
            Why::Unfit(why) => self.unfit(why),
        }
    }

    /// The parts of a text that are not in the hand, each with why.
    #[must_use]
    pub fn parts_left_out(self, parts: &[(String, Why)]) -> String {
        let part = |(text, why): &(String, Why)| format!("{} {}", self.quoted(text), self.left_out(*why));
        let parts: Vec<String> = parts.iter().map(part).collect();
        self.ended(&self.listed(&parts))
    }

    /// "13 tiles"
    #[must_use]
    pub fn tiles(self, count: usize) -> String {
        self.number_of_tiles(&grouped(i64::try_from(count).unwrap_or_default()))
    }

    /// "2 left", for a key of the keyboard.
    #[must_use]
    pub fn copies(self, count: u8) -> String {
        self.copies_left(&count.min(9).to_string())
    }

    /// What a tap on a tile of the hand does: chooses the winning tile or removes.
    #[must_use]
    pub fn tap(self, chooses: bool) -> &'static str {
        if chooses { self.tap_chooses() } else { self.tap_removes() }
    }
}
