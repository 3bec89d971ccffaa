//! Where everything on the picture lies: marks one below the other, and how high the picture is.

use tenbo_engine::tiles::Tile;

use super::mark::{Color, Font, Laid, Line, Mark};
use super::{Still, WIDTH};
use crate::context::Indicators;
use crate::picture::{Picture, PictureHand, PictureLine};
use crate::spread::{Part, Spread};

/// What is left free at its sides.
const MARGIN: f64 = 28.0;
const INSIDE: f64 = WIDTH - 2.0 * MARGIN;

/// How much higher a tile is than wide.
pub const HIGH: f64 = 4.0 / 3.0;
/// The widest tile of a hand.
const LARGEST: f64 = 40.0;
/// The width of an indicator.
const INDICATOR: f64 = 24.0;
/// What stands between an indicator and the dora that it means, and the room for it.
const ARROW: &str = "→";
const ARROW_ROOM: f64 = 20.0;
/// Between the parts of a hand, in widths of a tile.
const GAP: f64 = 0.3;

/// How large the code is. One of more modules could not be read from it and is left out.
const CODE: f64 = 132.0;
const MOST_MODULES: usize = 65;
/// How many lines of the link there are at most; of a longer one the address of the page stands there alone, if that fits.
const MOST_LINES: usize = 6;

const FIGURE: Font = Font { size: 52.0, bold: true, serif: true };
const TITLE: Font = Font { size: 30.0, bold: true, serif: true };
const KANJI: Font = Font { size: 17.0, bold: false, serif: true };
const TEXT: Font = Font { size: 17.0, bold: false, serif: false };
const STRONG: Font = Font { size: 17.0, bold: true, serif: false };
const SMALL: Font = Font { size: 14.0, bold: false, serif: false };

/// What is laid out so far, and where the next thing goes.
pub struct Page<M> {
    marks: Vec<Mark>,
    y: f64,
    measure: M,
}

impl<M: Fn(&str, Font) -> f64> Page<M> {
    /// Lays everything out; gives the height as well. `measure` says how wide a text is.
    pub fn lay(still: &Still, measure: M) -> (Vec<Mark>, f64) {
        let mut page = Page { marks: Vec::new(), y: 24.0, measure };
        page.top(still);
        page.indicators(&still.picture);
        for hand in &still.picture.hands {
            page.hand(hand);
        }
        if !still.picture.payments.is_empty() {
            page.y += 12.0;
            for (who, net) in &still.picture.payments {
                page.row(None, who, net);
            }
        }
        page.foot(still);
        let height = page.y.ceil();
        page.marks.insert(0, Mark::Box(Color::Bone, [0.0, 0.0, WIDTH, height]));
        (page.marks, height)
    }

    fn text(&mut self, line: Line) {
        self.marks.push(Mark::Text(line));
    }

    /// A text of as many lines as it needs.
    fn block(&mut self, text: &str, font: Font, color: Color, [left, width]: [f64; 2]) {
        for text in self.broken(text, font, width) {
            self.y += font.size;
            self.text(Line { text, font, color, x: left, y: self.y, ends: false, lang: None });
            self.y += font.size * 0.4;
        }
    }

    /// The lines of a text: broken between words where it has some, anywhere otherwise.
    fn broken(&self, text: &str, font: Font, width: f64) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for letter in text.chars() {
            line.push(letter);
            if (self.measure)(&line, font) <= width {
                continue;
            }
            let end = line.trim_end().rfind(' ').filter(|&end| end > line.len() / 2).map(|end| end + 1);
            let end = end.unwrap_or(line.len() - letter.len_utf8());
            let rest = line.split_off(end);
            lines.push(std::mem::replace(&mut line, rest));
        }
        lines.push(line);
        lines
    }

    /// The figure and what is said of it, the code beside them.
    fn top(&mut self, still: &Still) {
        let top = self.y;
        let is_coded = still.code.as_ref().is_some_and(|code| code.side() <= MOST_MODULES);
        let width = if is_coded { INSIDE - CODE - 20.0 } else { INSIDE };
        let picture = &still.picture;
        let font = if (self.measure)(&picture.figure, FIGURE) <= width { FIGURE } else { TITLE };
        self.block(&picture.figure, font, Color::Ink, [MARGIN, width]);
        self.y -= font.size * 0.1;
        if !picture.said.is_empty() {
            self.block(&picture.said.join(" · "), TEXT, Color::Ink, [MARGIN, width]);
        }
        self.y += 6.0;
        for line in &picture.context {
            self.block(line, SMALL, Color::Soft, [MARGIN, width]);
        }
        if is_coded {
            self.marks.push(Mark::Code(WIDTH - MARGIN - CODE, top, CODE));
            self.y = self.y.max(top + CODE);
        }
    }

    /// A name with a value at the right end of its line, and the room for characters before it.
    fn row(&mut self, kanji: Option<(f64, Option<&(String, &'static str)>)>, name: &str, value: &str) {
        let width = (self.measure)(value, STRONG);
        self.marks.push(Mark::Box(Color::Line, [MARGIN, self.y, INSIDE, 1.0]));
        self.y += 7.0;
        let y = self.y + STRONG.size;
        let end = WIDTH - MARGIN;
        self.text(Line { text: value.to_owned(), font: STRONG, color: Color::Ink, x: end, y, ends: true, lang: None });
        let (room, kanji) = kanji.unwrap_or_default();
        if let Some((text, lang)) = kanji {
            let (text, lang) = (text.clone(), Some(*lang));
            self.text(Line { text, font: KANJI, color: Color::Ink, x: MARGIN, y, ends: false, lang });
        }
        self.block(name, TEXT, Color::Ink, [MARGIN + room, INSIDE - room - width - 16.0]);
        self.y += 2.0;
    }

    fn indicators(&mut self, picture: &Picture) {
        if picture.indicators.is_empty() {
            return;
        }
        self.y += 10.0;
        let mut left = MARGIN;
        for Indicators { name, tiles } in &picture.indicators {
            left = self.indicator_text(name, left) + 8.0;
            for &(indicator, dora) in tiles {
                // As many as four kongs turn over do not fit beside those below them.
                if left + 2.0 * INDICATOR + ARROW_ROOM > WIDTH - MARGIN {
                    left = MARGIN;
                    self.y += INDICATOR * HIGH + 6.0;
                }
                left = self.indicator(indicator, false, left);
                left = self.indicator_text(ARROW, left + 2.0) + 2.0;
                left = self.indicator(dora, true, left) + 10.0;
            }
            left += 10.0;
        }
        self.y += INDICATOR * HIGH + 2.0;
    }

    /// A text in the line of the indicators; gives where it ends.
    fn indicator_text(&mut self, text: &str, x: f64) -> f64 {
        let y = self.y + INDICATOR * HIGH / 2.0 + SMALL.size / 3.0;
        self.text(Line { text: text.to_owned(), font: SMALL, color: Color::Soft, x, y, ends: false, lang: None });
        x + (self.measure)(text, SMALL)
    }

    /// A small tile in that line; gives where it ends.
    fn indicator(&mut self, tile: Tile, dora: bool, left: f64) -> f64 {
        let bottom = self.y + INDICATOR * HIGH;
        let tile = Some(tile);
        self.marks.push(Mark::Tile(Laid { tile, turned: false, won: false, dora, left, bottom, width: INDICATOR }));
        left + INDICATOR
    }

    fn hand(&mut self, hand: &PictureHand) {
        self.y += 14.0;
        if let Some(who) = &hand.who {
            self.block(who, STRONG, Color::Ink, [MARGIN, INSIDE]);
        }
        self.felt(hand);
        self.y += 8.0;
        let wide = |line: &PictureLine| line.kanji.as_ref().map_or(0.0, |(text, _)| (self.measure)(text, KANJI) + 14.0);
        let room = hand.lines.iter().map(wide).fold(0.0, f64::max);
        for PictureLine { kanji, name, value, .. } in &hand.lines {
            self.row(Some((room, kanji.as_ref())), name, value);
        }
    }

    /// The tiles on the felt.
    fn felt(&mut self, hand: &PictureHand) {
        let parts: Vec<Vec<Laid>> = faces(&hand.spread);
        let wide = |laid: &Laid| if laid.turned { HIGH } else { 1.0 };
        let all = parts.iter().map(|part| part.iter().map(wide).sum::<f64>() + GAP).sum::<f64>() - GAP;
        let width = (INSIDE / all).min(LARGEST);
        let (above, below) = (14.0, 20.0);
        self.marks.push(Mark::Box(Color::Felt, [0.0, self.y, WIDTH, width * HIGH + above + below]));
        let bottom = self.y + above + width * HIGH;
        let mut left = MARGIN;
        for part in parts {
            for laid in part {
                let dora = laid.tile.is_some_and(|tile| hand.dora.is_some_and(|dora| dora.has(tile)));
                self.marks.push(Mark::Tile(Laid { dora, left, bottom, width, ..laid }));
                left += width * wide(&laid);
            }
            left += width * GAP;
        }
        self.y = bottom + below;
    }

    /// Where the hand can be looked at.
    fn foot(&mut self, still: &Still) {
        self.y += 10.0;
        self.marks.push(Mark::Box(Color::Line, [MARGIN, self.y, INSIDE, 1.0]));
        self.y += 10.0;
        let side = 22.0;
        self.marks.push(Mark::Stick(MARGIN, self.y, side));
        let beside = [MARGIN + side + 8.0, INSIDE - side - 8.0];
        self.block(&["Tenbo ", still.picture.brand].concat(), STRONG, Color::Ink, beside);
        self.y += 2.0;
        let page = still.link.split(['#', '?']).next().unwrap_or_default();
        let fits = |text: &&str| self.broken(text, SMALL, INSIDE).len() <= MOST_LINES;
        if let Some(text) = [still.link.as_str(), page].into_iter().find(fits) {
            self.block(text, SMALL, Color::Soft, [MARGIN, INSIDE]);
        }
        self.y += 16.0;
    }
}

/// The tiles of a hand part by part, without their places.
fn faces(spread: &Spread) -> Vec<Vec<Laid>> {
    let upright = |tile: Tile| Laid {
        tile: Some(tile),
        turned: false,
        won: false,
        dora: false,
        left: 0.0,
        bottom: 0.0,
        width: 0.0,
    };
    let part = |part: &Part| match part {
        Part::Held(tiles) | Part::Bonus(tiles) => tiles.iter().copied().map(upright).collect(),
        Part::Won(tile) => vec![Laid { won: true, ..upright(*tile) }],
        Part::Meld(_, lying) => lying
            .iter()
            .map(|lying| Laid {
                tile: (!lying.face_down).then_some(lying.tile),
                turned: lying.turned,
                ..upright(lying.tile)
            })
            .collect(),
    };
    spread.0.iter().map(part).collect()
}
