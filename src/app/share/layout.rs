//! Where everything on the picture lies: marks one below the other, and how high the picture is.

use crate::app::browser::canvas::Font;
use tenbo_session::qr::Code;
use tenbo_wording::context::Indicators;
use tenbo_wording::groups::Face;
use tenbo_wording::picture::{Picture, PictureHand};

/// How wide the picture is.
pub const WIDTH: f64 = 640.0;
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
/// Between the sets of a hand, in widths of a tile.
const GAP: f64 = 0.3;

/// How large the code is. One of more modules could not be read from it and is left out.
const CODE: f64 = 132.0;
const MOST_MODULES: usize = 65;
/// How many lines of the link there are at most; of a longer one the address of the page stands there alone, if that fits.
const MOST_LINES: usize = 6;

const HEADLINE: Font = Font { size: 30.0, bold: true };
const TEXT: Font = Font { size: 17.0, bold: false };
const STRONG: Font = Font { size: 17.0, bold: true };
const SMALL: Font = Font { size: 14.0, bold: false };

/// What color something has: those of the light page (`style/tokens.css`), for a picture has no theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    Bone,
    Ink,
    Soft,
    Line,
}

/// Something on the picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A rectangle: left, top, width, height.
    Box(Color, [f64; 4]),
    /// A text, its left end and its base line.
    Text(String, Font, Color, f64, f64),
    /// A tile by its left end, its top and its width.
    Tile { face: Face, left: f64, top: f64, width: f64 },
    /// The code: left, top, side.
    Code(f64, f64, f64),
}

/// What is drawn beside the picture of the hand.
pub struct Drawing {
    /// The link as a code.
    pub code: Option<Code>,
    /// The link.
    pub link: String,
}

/// Lays everything out; gives the height as well. `measure` says how wide a text is.
pub fn lay(picture: &Picture, drawing: &Drawing, measure: impl Fn(&str, Font) -> f64) -> (Vec<Mark>, f64) {
    let mut page = Page { marks: Vec::new(), y: 18.0, measure };
    page.text(&picture.headline, HEADLINE, Color::Ink, INSIDE);
    page.y += 12.0;
    for line in [&picture.context.join(" · ")].into_iter().chain(&picture.house_rules) {
        page.text(line, SMALL, Color::Soft, INSIDE);
    }
    page.indicators(picture);
    for hand in &picture.hands {
        page.hand(hand);
    }
    if !picture.payments.is_empty() {
        page.y += 10.0;
        for (who, net) in &picture.payments {
            page.row(who, net);
        }
    }
    page.foot(picture.brand, drawing);
    let height = page.y;
    page.marks.insert(0, Mark::Box(Color::Bone, [0.0, 0.0, WIDTH, height]));
    (page.marks, height)
}

/// What is laid out so far, and where the next thing goes.
struct Page<M> {
    marks: Vec<Mark>,
    y: f64,
    measure: M,
}

impl<M: Fn(&str, Font) -> f64> Page<M> {
    /// A text of as many lines as it needs.
    fn text(&mut self, text: &str, font: Font, color: Color, width: f64) {
        for line in self.broken(text, font, width) {
            self.y += font.size;
            self.marks.push(Mark::Text(line, font, color, MARGIN, self.y));
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

    /// A name with a value at the right end of its line.
    fn row(&mut self, name: &str, value: &str) {
        let width = (self.measure)(value, STRONG);
        self.marks.push(Mark::Box(Color::Line, [MARGIN, self.y, INSIDE, 1.0]));
        self.y += 7.0;
        let line = self.y + STRONG.size;
        self.marks.push(Mark::Text(value.to_owned(), STRONG, Color::Ink, WIDTH - MARGIN - width, line));
        self.text(name, TEXT, Color::Ink, INSIDE - width - 16.0);
        self.y += 2.0;
    }

    fn indicators(&mut self, picture: &Picture) {
        if picture.indicators.is_empty() {
            return;
        }
        self.y += 6.0;
        let mut left = MARGIN;
        for Indicators { name, tiles } in &picture.indicators {
            left = self.indicator_text(name, left) + 8.0;
            for &(indicator, dora) in tiles {
                // As many as four kongs turn over do not fit beside those below them.
                if left + 2.0 * INDICATOR + ARROW_ROOM > WIDTH - MARGIN {
                    left = MARGIN;
                    self.y += INDICATOR * HIGH + 6.0;
                }
                left = self.indicator(Face::plain(indicator), left);
                left = self.indicator_text(ARROW, left + 2.0) + 2.0;
                left = self.indicator(Face { dora: true, ..Face::plain(dora) }, left) + 10.0;
            }
            left += 10.0;
        }
        self.y += INDICATOR * HIGH + 4.0;
    }

    /// A text in the line of the indicators; gives where it ends.
    fn indicator_text(&mut self, text: &str, left: f64) -> f64 {
        let line = self.y + INDICATOR * HIGH / 2.0 + SMALL.size / 3.0;
        self.marks.push(Mark::Text(text.to_owned(), SMALL, Color::Soft, left, line));
        left + (self.measure)(text, SMALL)
    }

    /// A small tile in that line; gives where it ends.
    fn indicator(&mut self, face: Face, left: f64) -> f64 {
        self.marks.push(Mark::Tile { face, left, top: self.y, width: INDICATOR });
        left + INDICATOR
    }

    fn hand(&mut self, hand: &PictureHand) {
        self.y += 12.0;
        if let Some(who) = &hand.who {
            self.text(who, STRONG, Color::Ink, INSIDE);
        }
        let wide = |face: &Face| if face.claimed { HIGH } else { 1.0 };
        let sets = hand.groups.iter().map(|group| group.iter().map(wide).sum::<f64>() + GAP);
        let width = (INSIDE / (sets.sum::<f64>() - GAP)).min(LARGEST);
        let mut left = MARGIN;
        for group in &hand.groups {
            for face in group {
                self.marks.push(Mark::Tile { face: *face, left, top: self.y, width });
                left += width * wide(face);
            }
            left += width * GAP;
        }
        self.y += width * HIGH + 16.0;
        for (name, value) in &hand.lines {
            self.row(name, value);
        }
    }

    /// Where the hand can be looked at: the link, and the code beside it.
    fn foot(&mut self, brand: &str, drawing: &Drawing) {
        self.y += 8.0;
        self.marks.push(Mark::Box(Color::Line, [MARGIN, self.y, INSIDE, 1.0]));
        self.y += 12.0;
        let top = self.y;
        let is_coded = drawing.code.as_ref().is_some_and(|code| code.side() <= MOST_MODULES);
        let mut width = INSIDE;
        if is_coded {
            self.marks.push(Mark::Code(WIDTH - MARGIN - CODE, top, CODE));
            width -= CODE + 16.0;
        }
        self.text(&format!("Tenbo {brand}"), STRONG, Color::Ink, width);
        let page = drawing.link.split('#').next().unwrap_or_default();
        let fits = |text: &&str| self.broken(text, SMALL, width).len() <= MOST_LINES;
        if let Some(text) = [drawing.link.as_str(), page].into_iter().find(fits) {
            self.text(text, SMALL, Color::Soft, width);
        }
        self.y = if is_coded { self.y.max(top + CODE) } else { self.y } + 20.0;
    }
}
