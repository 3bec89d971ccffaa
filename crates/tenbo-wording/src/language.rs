//! The languages and their texts. What each language says stands in a file of its own in `languages`; the build makes the
//! lines of it that are read here, the enum of the languages, and a function for each sentence.

use std::sync::OnceLock;

use tenbo_engine::deal::{By, DrawCause, ImmediateKind, Offense, Riichi, Situation};
use tenbo_engine::decompose::{Form, Set, Shape, WaitShape};
use tenbo_engine::game::{FinalTransferReason, GameEnd};
use tenbo_engine::options::{EarthsBlessing, OptionKey, OptionSpec};
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::plan::{Plan, Reason};
use tenbo_engine::problems::ProblemKey;
use tenbo_engine::rules::{
    Caveat, ConcealedWhen, Danger, Exclusion, Family, FinePaidTo, LiableWin, LimitName, PayoffCase, Unit,
};
use tenbo_engine::score::{Extra, Remedy, Restriction, ShortcutRule, StepKey};
use tenbo_engine::settle::{Account, OnTop, TransferReason};
use tenbo_engine::tiles::{Kind, MeldKind, Seat, Unreadable, Wind};

use super::fill::filled;
use super::names::are_plain;
use tenbo_session::editor::List as Values;
use tenbo_session::editor::change::Switch;
use tenbo_session::editor::json::SyntaxError;
use tenbo_session::games::GameRefusal;
use tenbo_session::games::csv::CsvFault;
use tenbo_session::keys::Group;
use tenbo_session::option_list::Part;
use tenbo_session::paste::Unfit;
use tenbo_session::share::Lost;
use tenbo_session::tables::{Payer, Winner};

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Where the texts of a list stand in the files of a language.
struct List {
    /// The file that has them.
    volume: Volume,
    /// The line of the first one there.
    start: usize,
    /// How many there are.
    len: usize,
    /// Their keys.
    #[cfg(test)]
    keys: &'static [&'static str],
}

/// The volumes of the languages that have been loaded.
static LOADED: [[OnceLock<Vec<&'static str>>; Volume::ALL.len()]; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; Volume::ALL.len()] }; Language::ALL.len()];

impl Language {
    /// The language of a code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The codes of all languages, in their order.
    pub const CODES: &'static [&'static str] = &{
        let mut codes = [""; Language::ALL.len()];
        let mut place = 0;
        while place < codes.len() {
            codes[place] = Language::ALL[place].code();
            place += 1;
        }
        codes
    };

    /// Makes a volume of the language known; only the first time counts. A file that is not of this build is none.
    pub fn install(self, volume: Volume, file: &'static [u8]) {
        let lines: Vec<&str> = std::str::from_utf8(file).unwrap_or_default().lines().collect();
        if lines.len() == LINES[volume as usize] {
            let _ = self.volume(volume).set(lines);
        }
    }

    /// Whether a volume of the language has been loaded.
    #[must_use]
    pub fn has(self, volume: Volume) -> bool {
        self.volume(volume).get().is_some()
    }

    fn volume(self, volume: Volume) -> &'static OnceLock<Vec<&'static str>> {
        &LOADED[self as usize][volume as usize]
    }

    /// A text of a list; nothing until its volume has been loaded.
    fn text(self, list: &List, place: usize) -> &'static str {
        #[cfg(not(target_arch = "wasm32"))]
        if !self.has(list.volume) {
            self.install(list.volume, FILES[self as usize][list.volume as usize].as_bytes());
        }
        self.volume(list.volume).get().and_then(|lines| lines.get(list.start + place).copied()).unwrap_or_default()
    }

    /// The text that a family of rules has of its own, or the common one.
    fn text_for(self, list: &List, place: usize, family: Family) -> &'static str {
        self.text_with(list, place, family, are_plain())
    }

    /// The same. Riichi players have one text more unless yaku have their plain names.
    fn text_with(self, list: &List, place: usize, family: Family, are_plain: bool) -> &'static str {
        let wording = |number: usize| Some(self.text(list, list.len * number + place)).filter(|text| !text.is_empty());
        let romaji = (family == Family::Riichi && !are_plain).then_some(1 + Family::ALL.len());
        // Regional games are mostly kin of Hong Kong's, and have its words; not in simplified characters, whose readers,
        // those of Sichuan before all, do not speak like that.
        let has_kin = family == Family::Regional && !matches!(self, Language::ZhHans);
        let kin = has_kin.then_some(1 + Family::HongKong as usize);
        let own = romaji.and_then(wording).or_else(|| wording(1 + family as usize)).or_else(|| kin.and_then(wording));
        own.unwrap_or_else(|| self.text(list, place))
    }

    /// A text that stands for itself.
    #[must_use]
    pub fn word(self, word: impl Message) -> &'static str {
        word.text(self)
    }

    /// The same in the words of a family of rules.
    #[must_use]
    pub fn word_for(self, word: impl Message, family: Family) -> &'static str {
        word.text_for(self, family)
    }
}

/// A text that stands for itself, by its name: `Word::Undo`. The build makes an enum of each group of them.
pub trait Message: Copy + Send + Sync + 'static {
    /// Whether families of rules may have words of their own for some of them.
    const BY_FAMILY: bool = false;

    /// The text in a language.
    fn text(self, language: Language) -> &'static str;

    /// The same in the words of a family of rules, where it has words of its own.
    fn text_for(self, language: Language, _family: Family) -> &'static str {
        self.text(language)
    }
}

/// The texts of enums, each with the list of its texts, which has as many keys as the enum has variants. That they are
/// in the same order is tested. What is `own` a family of rules may have words of its own for.
macro_rules! names {
    (
        plain { $($(#[doc = $doc:literal])* $name:ident($type:ty) = $list:ident;)* }
        own { $($(#[doc = $own_doc:literal])* $own:ident($own_type:ty) = $own_list:ident;)* }
        filled { $($(#[doc = $filled_doc:literal])* $filled:ident($of:ty, $($with:ident),*) = $texts:ident;)* }
        filled own {
            $($(#[doc = $own_filled_doc:literal])*
            $own_filled:ident($own_of:ty, $($own_with:ident),*) = $own_texts:ident;)*
        }
    ) => {
        impl Language {
            $($(#[doc = $doc])*
            #[must_use]
            pub fn $name(self, of: $type) -> &'static str {
                const { assert!($list.len == <$type>::ALL.len(), "the enum and the list of its texts") };
                self.text(&$list, of as usize)
            })*
            $($(#[doc = $own_doc])*
            #[must_use]
            pub fn $own(self, of: $own_type, family: Family) -> &'static str {
                const { assert!($own_list.len == <$own_type>::ALL.len(), "the enum and the list of its texts") };
                self.text_for(&$own_list, of as usize, family)
            })*
            $($(#[doc = $filled_doc])*
            #[must_use]
            pub fn $filled(self, of: $of, $($with: &str),*) -> String {
                const { assert!($texts.len == <$of>::ALL.len(), "the enum and the list of its texts") };
                filled(self, self.text(&$texts, of as usize), &[$($with),*])
            })*
            $($(#[doc = $own_filled_doc])*
            #[must_use]
            pub fn $own_filled(self, of: $own_of, family: Family, $($own_with: &str),*) -> String {
                const { assert!($own_texts.len == <$own_of>::ALL.len(), "the enum and the list of its texts") };
                filled(self, self.text_for(&$own_texts, of as usize, family), &[$($own_with),*])
            })*
        }

        #[cfg(test)]
        mod keys {
            use super::*;

            #[test]
            fn texts_stand_in_the_order_of_their_enums() {
                $(let of = <$type>::ALL.iter().map(|of| (*of as usize, super::key(&format!("{of:?}"))));
                for (place, key) in of {
                    assert_eq!($list.keys[place], key, "{}", stringify!($name));
                })*
                $(let of = <$own_type>::ALL.iter().map(|of| (*of as usize, super::key(&format!("{of:?}"))));
                for (place, key) in of {
                    assert_eq!($own_list.keys[place], key, "{}", stringify!($own));
                })*
                $(let of = <$of>::ALL.iter().map(|of| (*of as usize, super::key(&format!("{of:?}"))));
                for (place, key) in of {
                    assert_eq!($texts.keys[place], key, "{}", stringify!($filled));
                })*
                $(let of = <$own_of>::ALL.iter().map(|of| (*of as usize, super::key(&format!("{of:?}"))));
                for (place, key) in of {
                    assert_eq!($own_texts.keys[place], key, "{}", stringify!($own_filled));
                })*
            }
        }
    };
}

/// `RoundWind` as `round-wind`.
#[cfg(test)]
fn key(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}

names! {
    plain {
    /// How a riichi hand is won, as the title of a table.
    riichi_winner(Winner) = RIICHI_WINNER;
    /// The same as the head of a column.
    riichi_column(Winner) = RIICHI_COLUMN;
    /// Who gets the fine for a foul.
    fine_paid_to(FinePaidTo) = FINE_PAID_TO;
    /// A part of the list of house rules.
    part_of_rules(Part) = PART_OF_RULES;
    /// What could not be read of a text.
    unreadable(Unreadable) = UNREADABLE;
    /// What of a link was dropped.
    lost(Lost) = LOST;
    /// A seat.
    seat(Seat) = SEAT;
    /// A seat in one letter.
    seat_letter(Seat) = SEAT_LETTER;
    /// What the blessing of earth is.
    earth(EarthsBlessing) = EARTH;
    /// A riichi declaration.
    riichi(Riichi) = RIICHI;
    /// What is paid for at once.
    immediate(ImmediateKind) = IMMEDIATE;
    /// A unit by itself, as a heading.
    unit(Unit) = UNIT;
    /// A limit by name.
    limit(LimitName) = LIMIT;
    /// The line of the shortcut for fu.
    shortcut_rule(ShortcutRule) = SHORTCUT_RULE;
    /// What makes the shortcut fail.
    extra(Extra) = EXTRA;
    /// The principle behind a reason, in one sentence; empty where there is none.
    principle_help(Reason) = PRINCIPLE_HELP;
    /// A family of rules.
    family(Family) = FAMILY;
    /// What to take care of with a rulebook.
    caveat(Caveat) = CAVEAT;
    /// What keeps a text from being JSON.
    fault(SyntaxError) = FAULT;
    /// Whose values.
    list(Values) = LIST;
    /// A switch of an item.
    switch(Switch) = SWITCH;
    /// What "concealed" asks of.
    concealed_when(ConcealedWhen) = CONCEALED_WHEN;
    /// How exclusion is decided.
    exclusion(Exclusion) = EXCLUSION;
    /// Why something cannot be done with games.
    game_refusal(GameRefusal) = GAME_REFUSAL;
    /// What is wrong with a table of a game.
    csv_fault(CsvFault) = CSV_FAULT;
    /// What a transfer at the end of a game is for.
    last_why(FinalTransferReason) = LAST_WHY;
    /// Why a game is over.
    over(GameEnd) = OVER;
    /// A special shape; empty for sets and a pair.
    shape(Shape) = SHAPE;
    }

    own {
    /// How the winning tile came.
    by(By) = BY;
    /// The same in short, beside what it is worth.
    by_short(By) = WON;
    /// What was special about a win.
    situation(Situation) = SITUATION;
    /// A group of patterns.
    category(Category) = CATEGORY;
    /// How a hand waited.
    wait_shape(WaitShape) = WAIT_SHAPE;
    /// A kind of meld.
    meld_kind(MeldKind) = MELD_KIND;
    /// A step of the count.
    step(StepKey) = STEP;
    /// What of a text does not fit the hand.
    unfit(Unfit) = UNFIT;
    /// A part of the list of keys.
    keys(Group) = KEYS;
    /// A way to win that is paid apart.
    pay_case(PayoffCase) = PAY_CASE;
    /// Who pays.
    payer(Payer) = PAYER;
    /// What a penalty is for.
    offense(Offense) = OFFENSE;
    /// What a transfer is for.
    transfer(TransferReason) = TRANSFER;
    /// What is paid on top of a hand.
    on_top(OnTop) = ON_TOP;
    /// What makes a discard dangerous, as a choice for a liability rule.
    danger_of(Danger) = DANGER_OF;
    /// The wins that a liability rule covers.
    liable_win(LiableWin) = LIABLE_WIN;
    }

    filled {
    /// So much of a unit.
    amount_of(Unit, value) = AMOUNT;
    /// What so much more would make of a hand.
    next_of(Unit, more, total) = NEXT;
    }

    filled own {
    /// What alone would have made a hand a win, with its total then.
    chance_of(Remedy, total) = CHANCE;
    /// So many sets that are dangerous.
    danger(Danger, count) = DANGER;
    /// What is wrong and how to put it right, with the tiles and the name that are concerned.
    problem_of(ProblemKey, tiles, name) = PROBLEM;
    }
}

impl Language {
    /// The plain name of a pattern, in the words of a family of rules.
    #[must_use]
    pub fn pattern(self, pattern: Pattern, family: Family) -> &'static str {
        const { assert!(PATTERN.len == Pattern::ALL.len(), "patterns.ftl: `pattern-ID` for each pattern") };
        if pattern.custom_number().is_some() {
            self.custom_hand_name()
        } else {
            self.text_for(&PATTERN, pattern.index(), family)
        }
    }

    /// What was special about a win, in the words of a rulebook: what the blessing of earth is, it says itself.
    #[must_use]
    pub fn situation_by(self, situation: Situation, plan: &Plan) -> &'static str {
        match plan.rulebook().options.patterns.earths_blessing {
            EarthsBlessing::FirstDraw => self.situation(situation, plan.rulebook().family),
            earth if situation == Situation::Earth => self.earth(earth),
            _ => self.situation(situation, plan.rulebook().family),
        }
    }

    /// A pung or a kong among what is counted: how it lies and what its tiles are.
    pub(super) fn fu_set(self, set: Set, family: Family) -> &'static str {
        const { assert!(FU_SET.len == 12) };
        let tiles = match set.first {
            kind if kind.is_honor() => 2,
            kind if kind.is_terminal_or_honor() => 1,
            _ => 0,
        };
        let place = 6 * usize::from(set.is_concealed()) + 3 * usize::from(set.form == Form::Kong) + tiles;
        self.text_for(&FU_SET, place, family)
    }

    /// Why nobody won, in the words of a family of rules. That the wall ran out all of them know; the other causes are of
    /// riichi.
    #[must_use]
    pub fn draw_cause(self, cause: DrawCause, family: Family) -> &'static str {
        const { assert!(DRAW_CAUSE.len == DrawCause::ALL.len()) };
        self.text_for(&DRAW_CAUSE, cause as usize, if cause == DrawCause::Wall { family } else { Family::Riichi })
    }

    /// Why a hand is barred from winning, in the words of a family of rules. Furiten, a word of riichi, is said in those of
    /// riichi; of it, where no discard is to blame.
    #[must_use]
    pub fn restriction(self, by: Restriction, family: Family) -> &'static str {
        const { assert!(RESTRICTION.len == Restriction::ALL.len()) };
        self.text_for(&RESTRICTION, by as usize, if by == Restriction::Furiten { Family::Riichi } else { family })
    }

    /// The same in short.
    #[must_use]
    pub fn barred(self, by: Restriction, family: Family) -> &'static str {
        const { assert!(BARRED.len == Restriction::ALL.len()) };
        self.text_for(&BARRED, by as usize, if by == Restriction::Furiten { Family::Riichi } else { family })
    }

    /// Why a line does not count, with the names of the patterns that are the cause and the total of another
    /// decomposition.
    pub(super) fn why_because(self, why: Reason, family: Family, causes: &str, total: &str) -> String {
        const { assert!(WHY.len == Reason::ALL.len()) };
        filled(self, self.text_for(&WHY, why as usize, family), &[causes, total])
    }

    /// The same where the cause has no name; empty where that makes no difference.
    pub(super) fn why_bare(self, why: Reason, family: Family) -> &'static str {
        const { assert!(WHY_BARE.len == Reason::ALL.len()) };
        self.text_for(&WHY_BARE, why as usize, family)
    }

    /// What a pattern is, in one line, in the words of a family of rules.
    #[must_use]
    pub fn definition(self, pattern: Pattern, family: Family) -> &'static str {
        const { assert!(DEFINITION.len == Pattern::ALL.len(), "patterns.ftl: `definition-ID` for each pattern") };
        match pattern.custom_number() {
            Some(_) => self.custom_hand_definition(),
            None => self.text_for(&DEFINITION, pattern.index(), family),
        }
    }

    /// Why a pattern counts, in a few words; empty where its definition is short enough.
    pub(super) fn short_reason(self, pattern: Pattern, family: Family) -> &'static str {
        self.keyed_for(&LINE_WHY, LINE_WHY_NAMES, pattern.as_str(), family)
    }

    /// What a term is, and what else one should know of it, in the words of a family of rules.
    #[must_use]
    pub fn glossary(self, term: GlossaryTerm, family: Family) -> [&'static str; 2] {
        const { assert!(GLOSSARY.len == GlossaryTerm::ALL.len() && GLOSSARY_MORE.len == GLOSSARY.len) };
        [&GLOSSARY, &GLOSSARY_MORE].map(|lines| self.text_for(lines, term as usize, family))
    }

    /// What an option is called, in the words of a family of rules.
    #[must_use]
    pub fn option(self, key: OptionKey, family: Family) -> &'static str {
        const { assert!(OPTION.len == OptionKey::ALL.len(), "rulebooks.ftl: `option-NAME` for each option") };
        self.text_for(&OPTION, key as usize, family)
    }

    /// What an option does, in one line.
    #[must_use]
    pub fn option_help(self, key: OptionKey, family: Family) -> &'static str {
        const { assert!(OPTION_HELP.len == OptionKey::ALL.len(), "rulebooks.ftl: `option-help-NAME` for each option") };
        self.text_for(&OPTION_HELP, key as usize, family)
    }

    /// A choice of an option by its place in the list; empty where there is none.
    #[must_use]
    pub fn choice(self, key: OptionKey, place: usize, family: Family) -> &'static str {
        let choices = |key: OptionKey| match key.spec() {
            OptionSpec::Choice(names) => names.len(),
            _ => 0,
        };
        let before: usize = OptionKey::ALL.iter().take(key as usize).map(|&key| choices(key)).sum();
        if place < choices(key) { self.text_for(&CHOICE, before + place, family) } else { "" }
    }

    /// A wind, which has the name of its seat.
    #[must_use]
    pub fn wind(self, wind: Wind) -> &'static str {
        self.seat(Seat::of_wind(wind))
    }

    /// A seat, the table's deposits or the bank.
    #[must_use]
    pub fn account(self, account: Account) -> &'static str {
        match account {
            Account::Seat(of) => self.seat(of),
            Account::Table => self.account_table(),
            Account::Bank => self.account_bank(),
        }
    }

    /// What a shipped rulebook is, in one line; empty if there is none of this id.
    #[must_use]
    pub fn about(self, id: &str) -> &'static str {
        self.keyed(&ABOUT, ABOUT_NAMES, id)
    }

    /// What a rulebook is called: a printed one as the readers of this language know it, any other by its own name.
    #[must_use]
    pub fn rulebook<'a>(self, id: &str, own: &'a str) -> &'a str {
        let known = self.keyed(&RULEBOOK, RULEBOOK_NAMES, id);
        if known.is_empty() { own } else { known }
    }

    /// What a rulebook is called where there is little room; empty where that is its full name.
    pub(super) fn short_rulebook(self, id: &str) -> &'static str {
        self.keyed(&SHORT_NAME, SHORT_NAME_NAMES, id)
    }

    /// The language of that name, where it is not the page's.
    #[must_use]
    pub fn rulebook_language(self, id: &str) -> Option<&'static str> {
        (!self.is_latin() && self.keyed(&RULEBOOK, RULEBOOK_NAMES, id).is_empty()).then_some("en")
    }

    /// What a rule of liability is about that names no pattern; a club's own rule by the name that the club gave it.
    pub(super) fn liability_rule(self, rule: &str) -> String {
        let known = self.keyed(&LIABILITY_RULE, LIABILITY_RULE_NAMES, rule);
        if known.is_empty() { rule.replace('-', " ") } else { known.to_owned() }
    }

    /// A yaku as one calls it at the table in riichi; empty where that is its name.
    pub(super) fn called(self, pattern: Pattern) -> &'static str {
        self.keyed(&CALLED, CALLED_NAMES, pattern.as_str())
    }

    /// A field of the points for sets, by its name in files.
    #[must_use]
    pub fn basic_field(self, field: &str, family: Family) -> &'static str {
        self.keyed_for(&BASIC_FIELD, BASIC_FIELD_NAMES, field, family)
    }

    /// A part of a rulebook's file that differs, by its name there.
    #[must_use]
    pub fn part_of_file(self, part: &str) -> &'static str {
        let known = self.keyed(&PART_OF_FILE, PART_OF_FILE_NAMES, part);
        if known.is_empty() { self.keyed(&PART_OF_FILE, PART_OF_FILE_NAMES, "other") } else { known }
    }

    /// What happens in an example, by its word there.
    pub(super) fn event(self, event: &str, family: Family) -> &'static str {
        self.keyed_for(&EVENT, EVENT_NAMES, event, family)
    }

    /// A part of what was entered, by its name in files; empty if it has no other name.
    pub(super) fn place_named(self, key: &str) -> &'static str {
        self.keyed(&PLACE, PLACE_NAMES, key)
    }

    /// A wind or a dragon.
    pub(super) fn honor(self, kind: Kind) -> &'static str {
        self.text(&HONOR, usize::from(kind.rank().saturating_sub(1)))
    }

    /// The same in a set or a pair.
    pub(super) fn honors(self, kind: Kind) -> &'static str {
        self.text(&HONORS, usize::from(kind.rank().saturating_sub(1)))
    }

    /// A bonus tile by its number.
    pub(super) fn bonus(self, number: u8) -> &'static str {
        self.text(&BONUS, usize::from(number.saturating_sub(1)))
    }

    /// A yakuman several times over: double, triple, fourfold, fivefold, more.
    pub(super) fn yakuman_times(self, place: usize) -> &'static str {
        self.text(&YAKUMAN, place)
    }

    fn keyed(self, list: &List, names: &[&str], key: &str) -> &'static str {
        names.iter().position(|&name| name == key).map_or("", |place| self.text(list, place))
    }

    fn keyed_for(self, list: &List, names: &[&str], key: &str, family: Family) -> &'static str {
        names.iter().position(|&name| name == key).map_or("", |place| self.text_for(list, place, family))
    }
}

#[cfg(test)]
mod family_tests;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_glossary_stand_in_the_order_of_its_terms() {
        let terms: Vec<String> = GlossaryTerm::ALL.iter().map(|term| key(&format!("{term:?}"))).collect();
        assert!(GLOSSARY.keys == terms && GLOSSARY_MORE.keys == terms);
    }

    #[test]
    fn texts_of_files_stand_in_the_order_of_what_they_name() {
        assert_eq!(PATTERN.keys, Pattern::ALL.iter().map(|pattern| pattern.as_str()).collect::<Vec<_>>());
        assert_eq!(DEFINITION.keys, PATTERN.keys);
        assert!(CALLED.keys.iter().all(|key| PATTERN.keys.contains(key)), "{:?}", CALLED.keys);
        assert_eq!(OPTION.keys, OptionKey::ALL.iter().map(|key| key.as_str()).collect::<Vec<_>>());
        assert_eq!(OPTION_HELP.keys, OPTION.keys);
        let reasons: Vec<String> = Reason::ALL.iter().map(|why| key(&format!("{why:?}"))).collect();
        assert_eq!(WHY.keys, reasons);
        assert_eq!(WHY_BARE.keys, reasons);
        let situations = Situation::ALL.iter().map(|situation| key(&format!("{situation:?}")));
        assert_eq!(SITUATION.keys, situations.collect::<Vec<_>>());
        let causes = DrawCause::ALL.iter().map(|cause| key(&format!("{cause:?}")));
        assert_eq!(DRAW_CAUSE.keys, causes.collect::<Vec<_>>());
        let restrictions = Restriction::ALL.iter().map(|restriction| key(&format!("{restriction:?}")));
        assert_eq!(BARRED.keys, restrictions.collect::<Vec<_>>());
        let melds = MeldKind::ALL.iter().map(|kind| key(&format!("{kind:?}")));
        assert_eq!(MELD_KIND.keys, melds.collect::<Vec<_>>());
        let choices = OptionKey::ALL.iter().flat_map(|option| {
            let OptionSpec::Choice(names) = option.spec() else { return Vec::new() };
            names.iter().map(|name| [option.as_str(), "-", &name.replace('/', "-")].concat()).collect()
        });
        assert_eq!(CHOICE.keys, choices.collect::<Vec<_>>());
        assert_eq!(FAMILIES, Family::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().as_slice());
    }
}
