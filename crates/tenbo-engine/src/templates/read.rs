//! Reads templates (docs/rules/templates.md, The notation). All errors are collected, each with its place.

use std::error::Error;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use super::fillings;
use super::group::{Body, Group, Mark, Marks, Rank, SuitOf, TileOf};
use super::template::Template;
use crate::named;
use crate::tiles::{Chars, Kind, Kinds, Suit, read_tiles};

named! {
    /// What is wrong with a template.
    TemplateFault {
        /// The characters have no meaning here.
        Unreadable = "unreadable",
        /// Ranks that no suit follows.
        SuitMissing = "suit-missing",
        /// The hand has neither 14 nor 17 tiles; a kong counts as three.
        Size = "size",
        /// No tiles fit: ranks would be below one or above nine, or there are not enough copies of a tile.
        Unfillable = "unfillable",
        /// There are more ways, more choices in braces, or more fillings than are tried.
        TooMany = "too-many",
    }
}

/// A fault and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TemplateError {
    /// What is wrong.
    pub fault: TemplateFault,
    /// Where: the first character and the one after the last.
    pub chars: Chars,
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.fault {
            TemplateFault::Unreadable => "these characters mean nothing here",
            TemplateFault::SuitMissing => "ranks must be followed by a suit",
            TemplateFault::Size => "a template must have 14 or 17 tiles",
            TemplateFault::Unfillable => "no tiles of the set fit",
            TemplateFault::TooMany => "there are more ways to fill it than are tried",
        };
        write!(f, "{what} (characters {} to {})", self.chars.0, self.chars.1)
    }
}

impl Error for TemplateError {}

/// Everything that keeps a text from being a template, from the first character to the last within each way: at least
/// one error.
///
/// ```
/// use tenbo_engine::templates::Template;
///
/// let errors = "123m".parse::<Template>().unwrap_err();
/// assert_eq!(errors.to_string(), "invalid template \"123m\": a template must have 14 or 17 tiles (characters 0 to 4)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateErrors {
    text: String,
    errors: Vec<TemplateError>,
}

impl Deref for TemplateErrors {
    type Target = [TemplateError];

    fn deref(&self) -> &[TemplateError] {
        &self.errors
    }
}

impl fmt::Display for TemplateErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid template {:?}: ", self.text)?;
        for (index, error) in self.errors.iter().enumerate() {
            write!(f, "{}{error}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl Error for TemplateErrors {}

/// The letters of the honors: the winds, then the white, the green and the red dragon.
const HONORS: [char; 7] = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

/// The most jokers that a rulebook may have.
const MOST_JOKERS: u8 = 8;

impl FromStr for Template {
    type Err = TemplateErrors;

    fn from_str(text: &str) -> Result<Template, TemplateErrors> {
        let TemplateDraft { ways, errors } = TemplateDraft::read(text);
        if errors.is_empty() { Ok(Template::of(ways)) } else { Err(TemplateErrors { text: text.to_owned(), errors }) }
    }
}

/// A template that is still being written: the groups that can be read, and what keeps the text from being a template.
///
/// ```
/// use tenbo_engine::templates::{TemplateFault, TemplateDraft};
///
/// let draft = TemplateDraft::read("123m");
/// assert_eq!((draft.ways[0].len(), draft.errors[0].fault), (1, TemplateFault::Size));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TemplateDraft {
    /// Each way to make the hand, by the groups that can be read.
    pub ways: Vec<Vec<Group>>,
    /// Every error, from the first character to the last within each way. A template has none.
    pub errors: Vec<TemplateError>,
}

impl TemplateDraft {
    /// Reads what can be read of a text.
    #[must_use]
    pub fn read(text: &str) -> TemplateDraft {
        let chars: Vec<char> = text.chars().collect();
        let mut errors = Vec::new();
        let mut ways = Vec::new();
        for (index, (from, to)) in parts(&chars, (0, chars.len()), |letter| letter == '|').into_iter().enumerate() {
            if index == Template::MOST_WAYS {
                errors.push(TemplateError { fault: TemplateFault::TooMany, chars: (from, chars.len()) });
                break;
            }
            let before = errors.len();
            let words = parts(&chars, (from, to), char::is_whitespace);
            let (mut way, mut choices) = (Vec::new(), 0);
            for word in words.into_iter().filter(|(from, to)| from < to) {
                let mut reader = GroupReader { chars: &chars, at: word.0, end: word.1, choices, errors: &mut errors };
                way.extend(reader.group());
                choices = reader.choices;
            }
            if errors.len() == before
                && let Some(fault) = fault(std::slice::from_ref(&way))
            {
                errors.push(TemplateError { fault, chars: (from, to) });
            }
            ways.push(way);
        }
        if errors.is_empty()
            && ways.len() > 1
            && let Some(fault) = fault(&ways)
        {
            errors.push(TemplateError { fault, chars: (0, chars.len()) });
        }
        TemplateDraft { ways, errors }
    }
}

/// What keeps these ways together from being a template.
fn fault(ways: &[Vec<Group>]) -> Option<TemplateFault> {
    let size = |way: &Vec<Group>| way.iter().map(Group::size).sum::<usize>();
    let first = ways.first().map(size).filter(|size| Template::SIZES.contains(size));
    if first.is_none() || ways.iter().any(|way| Some(size(way)) != first) {
        return Some(TemplateFault::Size);
    }
    match fillings::all(ways, None) {
        None => Some(TemplateFault::TooMany),
        Some(all) if all.iter().all(|one| one.jokers(ways) > MOST_JOKERS) => Some(TemplateFault::Unfillable),
        Some(_) => None,
    }
}

/// The parts of a range between separators.
fn parts(chars: &[char], (from, to): Chars, is_separator: impl Fn(char) -> bool) -> Vec<Chars> {
    let mut parts = Vec::new();
    let mut start = from;
    for (index, &letter) in chars.iter().enumerate().take(to).skip(from) {
        if is_separator(letter) {
            parts.push((start, index));
            start = index + 1;
        }
    }
    parts.push((start, to));
    parts
}

/// The value of a digit.
fn digit(letter: char) -> Option<u8> {
    letter.to_digit(10).map(|digit| digit as u8)
}

/// The index of a letter among the letters of some variables.
fn index_of(letter: char, letters: &[char]) -> Option<u8> {
    letters.iter().position(|&other| other == letter).map(|index| index as u8)
}

/// A word that is being read as a group.
struct GroupReader<'a> {
    chars: &'a [char],
    at: usize,
    end: usize,
    /// How many choices of ranks the way has so far.
    choices: u8,
    errors: &'a mut Vec<TemplateError>,
}

impl GroupReader<'_> {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied().filter(|_| self.at < self.end)
    }

    /// Goes past these characters if they come next, and returns whether they do. All of them are ASCII.
    fn take(&mut self, what: &str) -> bool {
        let there = self.chars.get(self.at..self.end).is_some_and(|rest| {
            let mut rest = rest.iter();
            what.chars().all(|letter| rest.next() == Some(&letter))
        });
        self.at += if there { what.len() } else { 0 };
        there
    }

    fn wrong(&mut self, fault: TemplateFault, from: usize, to: usize) {
        self.errors.push(TemplateError { fault, chars: (from, to.max(from + 1)) });
    }

    fn group(&mut self) -> Option<Group> {
        let before = self.errors.len();
        let body = if self.take("chow") {
            Body::Chow
        } else if self.take("set") {
            Body::Set
        } else if self.take("?") {
            Body::AnyOf(Kinds::ALL)
        } else if self.take("[") {
            Body::AnyOf(self.bracket())
        } else {
            Body::Tiles(self.tiles())
        };
        let mut times = 1;
        if self.take("*") {
            match self.peek().and_then(digit).filter(|times| (2..=Group::MOST).contains(times)) {
                Some(found) => times = found,
                None => self.wrong(TemplateFault::Unreadable, self.at, self.at + 1),
            }
            self.at += 1;
        }
        let mut marks = Marks::empty();
        while let Some(letter) = self.peek() {
            match Mark::ALL.iter().find(|(_, sign)| *sign == letter) {
                Some(&(mark, _)) => {
                    marks.insert(mark);
                }
                None => self.wrong(TemplateFault::Unreadable, self.at, self.at + 1),
            }
            self.at += 1;
        }
        (self.errors.len() == before).then_some(Group { body, times, marks })
    }

    /// The kinds up to the closing bracket.
    fn bracket(&mut self) -> Kinds {
        let from = self.at;
        while self.peek().is_some_and(|letter| letter != ']') {
            self.at += 1;
        }
        let text: String = self.chars.get(from..self.at).unwrap_or_default().iter().collect();
        let read = read_tiles(&text);
        for error in &read.errors {
            self.wrong(TemplateFault::Unreadable, from + error.chars.0, from + error.chars.1);
        }
        let mut kinds = Kinds::NONE;
        for (&tile, &(first, last)) in read.tiles.iter().zip(&read.chars) {
            match tile.kind().filter(|_| !tile.is_joker() && !tile.is_red()) {
                Some(kind) => kinds = kinds.union(Kinds::one(kind)),
                None => self.wrong(TemplateFault::Unreadable, from + first, from + last),
            }
        }
        if read.tiles.is_empty() && read.errors.is_empty() {
            self.wrong(TemplateFault::Unreadable, from - 1, self.at);
        }
        if !self.take("]") {
            self.wrong(TemplateFault::Unreadable, from - 1, from);
        }
        kinds
    }

    /// The tiles up to `*`, a mark or the end.
    fn tiles(&mut self) -> Vec<TileOf> {
        let mut tiles = Vec::new();
        let start = self.at;
        while let Some(letter) = self.peek().filter(|&letter| letter != '*') {
            if Mark::ALL.iter().any(|(_, sign)| *sign == letter) {
                break;
            }
            let before = self.at;
            if self.is_rank() {
                self.ranks(&mut tiles);
            } else if let Some(tile) = self.lone() {
                tiles.push(tile);
            } else {
                self.wrong(TemplateFault::Unreadable, before, before + 1);
                self.at = before + 1;
            }
        }
        if tiles.is_empty() && self.at == start {
            self.wrong(TemplateFault::Unreadable, start, start + 1);
        }
        tiles
    }

    fn is_rank(&self) -> bool {
        self.peek().is_some_and(|letter| matches!(letter, '0'..='9' | '{') || Rank::LETTERS.contains(&letter))
    }

    /// Ranks and the suit behind them.
    fn ranks(&mut self, tiles: &mut Vec<TileOf>) {
        let from = self.at;
        let mut ranks: Vec<(Rank, usize)> = Vec::new();
        while self.is_rank() {
            let at = self.at;
            let Some(letter) = self.peek() else { break };
            self.at += 1;
            if letter == '{' {
                let choice = self.choice(at);
                ranks.push((choice, at));
                continue;
            }
            let number = digit(letter);
            ranks.push((number.map_or_else(|| self.free(letter), Rank::Given), at));
        }
        if self.take("z") {
            for (rank, at) in ranks {
                let honor = if let Rank::Given(number) = rank { Kind::honor(number) } else { None };
                match honor {
                    Some(kind) => tiles.push(TileOf::Honor(kind)),
                    None => self.wrong(TemplateFault::Unreadable, at, at + 1),
                }
            }
        } else if let Some(suit) = self.suit() {
            tiles.extend(ranks.into_iter().map(|(rank, _)| TileOf::Suited(rank, suit)));
        } else {
            self.wrong(TemplateFault::SuitMissing, from, self.at);
        }
    }

    /// The ranks up to the closing brace; the opening one is at `from`.
    fn choice(&mut self, from: usize) -> Rank {
        let mut ranks = 0;
        while let Some(letter) = self.peek().filter(|&letter| letter != '}') {
            match letter.to_digit(10).filter(|&digit| digit > 0) {
                Some(digit) => ranks |= 1 << (digit - 1),
                None => self.wrong(TemplateFault::Unreadable, self.at, self.at + 1),
            }
            self.at += 1;
        }
        if !self.take("}") || ranks == 0 {
            self.wrong(TemplateFault::Unreadable, from, self.at);
        }
        if self.choices == Rank::MOST_CHOICES {
            self.wrong(TemplateFault::TooMany, from, self.at);
        } else {
            self.choices += 1;
        }
        Rank::OneOf(ranks, self.choices - 1)
    }

    /// A number variable, and what is added to it.
    fn free(&mut self, letter: char) -> Rank {
        let variable = index_of(letter, &Rank::LETTERS).unwrap_or_default();
        let sign = if self.take("+") {
            1
        } else if self.take("-") {
            -1
        } else {
            return Rank::Free(variable, 0);
        };
        match self.peek().and_then(digit).filter(|by| (1..=8).contains(by)) {
            Some(by) => {
                self.at += 1;
                Rank::Free(variable, sign * by as i8)
            }
            None => {
                self.wrong(TemplateFault::Unreadable, self.at - 1, self.at);
                Rank::Free(variable, 0)
            }
        }
    }

    fn suit(&mut self) -> Option<SuitOf> {
        let letter = self.peek()?;
        let given = Suit::ALL.into_iter().find(|suit| suit.as_char() == letter).map(SuitOf::Given);
        let free = || index_of(letter, &SuitOf::LETTERS).map(SuitOf::Free);
        let suit = given.or_else(free)?;
        self.at += 1;
        Some(suit)
    }

    /// A tile that is written as a letter alone, or as `D` with a suit.
    fn lone(&mut self) -> Option<TileOf> {
        let letter = self.peek()?;
        self.at += 1;
        if let Some(dragon) = index_of(letter, &TileOf::DRAGONS) {
            return Some(TileOf::Dragon(dragon));
        }
        if let Some(wind) = index_of(letter, &TileOf::WINDS) {
            return Some(TileOf::Wind(wind));
        }
        match letter {
            'D' => self.suit().map(TileOf::Matching),
            'O' => Some(TileOf::OwnWind),
            'R' => Some(TileOf::RoundWind),
            'B' => Some(TileOf::Flower),
            _ => Kind::honor(index_of(letter, &HONORS)? + 1).map(TileOf::Honor),
        }
    }
}
