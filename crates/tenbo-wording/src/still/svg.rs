//! The picture as SVG.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::layout::HIGH;
use super::mark::{Color, Laid, Line, Mark};
use super::{Still, WIDTH};
use tenbo_engine::tiles::Tile;
use tenbo_session::qr::{Code, RIM};

/// Body, edge and lower side of a tile.
const TILE: [&str; 3] = ["#f7f2e9", "#a89f8c", "#b8ad97"];
/// The corner of a dora, and the dot of a red five.
const RED: &str = "#c2361f";
/// What draws the back of a tile.
const BACK: &str = "tback";

/// The whole file.
pub fn write(still: &Still, marks: &[Mark], height: f64, art: impl Fn(&str) -> Option<String>) -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
         role=\"img\" xml:lang=\"{}\">\n<title>{}</title>\n<desc>{}</desc>\n",
        still.picture.language.code(),
        escaped(&still.picture.headline),
        escaped(&still.words().join("\n")),
    );
    let mut drawing = Drawing { out: String::new(), used: BTreeSet::new() };
    marks.iter().for_each(|mark| drawing.mark(mark, still.code.as_ref()));
    let shapes = shapes(&drawing.used, art);
    if !shapes.is_empty() {
        push(&mut out, format_args!("<defs>{shapes}</defs>\n"));
    }
    out.push_str(&drawing.out);
    out.push_str("</svg>\n");
    out
}

/// The shapes of these ids, and those that they refer to in turn, which may lie within another.
fn shapes(used: &BTreeSet<String>, art: impl Fn(&str) -> Option<String>) -> String {
    let mut out: String = used.iter().filter_map(|id| art(id)).collect();
    let is_here = |out: &str, id: &str| out.contains(&format!(" id=\"{id}\""));
    let mut missing = BTreeSet::new();
    let lacks = |out: &str, missing: &BTreeSet<String>| {
        let named = out.split("href=\"#").skip(1).filter_map(|behind| behind.split('"').next());
        named.map(str::to_owned).find(|id| !is_here(out, id) && !missing.contains(id))
    };
    while let Some(id) = lacks(&out, &missing) {
        match art(&id) {
            Some(shape) if is_here(&shape, &id) => out.push_str(&shape),
            _ => drop(missing.insert(id)),
        }
    }
    out
}

/// A text that means itself; signs that no XML can hold are left out.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push('\n'),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

fn push(out: &mut String, text: std::fmt::Arguments) {
    // Nothing fails that is written into memory.
    let _ = out.write_fmt(text);
}

/// What is drawn, and which shapes it needs.
struct Drawing {
    out: String,
    used: BTreeSet<String>,
}

/// A number to a hundredth.
fn short(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

impl Drawing {
    fn mark(&mut self, mark: &Mark, code: Option<&Code>) {
        match mark {
            Mark::Box(color, place) => self.fill(color.code(), *place, 0.0),
            Mark::Text(line) => self.line(line),
            Mark::Tile(laid) => self.tile(laid),
            Mark::Code(left, top, side) => {
                if let Some(code) = code {
                    self.code(code, [*left, *top, *side]);
                }
            }
            Mark::Stick(left, top, side) => self.stick([*left, *top, *side]),
        }
    }

    fn fill(&mut self, color: &str, place: [f64; 4], radius: f64) {
        let [left, top, width, height] = place.map(short);
        push(&mut self.out, format_args!("<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\""));
        if radius > 0.0 {
            push(&mut self.out, format_args!(" rx=\"{radius}\""));
        }
        push(&mut self.out, format_args!(" fill=\"{color}\"/>\n"));
    }

    fn line(&mut self, line: &Line) {
        let Line { text, font, color, x, y, ends, lang } = line;
        let (x, y) = (short(*x), short(*y));
        let (family, size, weight, color) = (font.family(), font.size, font.weight(), color.code());
        push(
            &mut self.out,
            format_args!(
                "<text x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{color}\""
            ),
        );
        if *ends {
            self.out.push_str(" text-anchor=\"end\"");
        }
        if let Some(lang) = lang {
            push(&mut self.out, format_args!(" xml:lang=\"{lang}\""));
        }
        push(&mut self.out, format_args!(">{}</text>\n", escaped(text)));
    }

    fn tile(&mut self, laid: &Laid) {
        let Laid { tile, turned, won, dora, left, bottom, width } = *laid;
        let high = width * HIGH;
        if turned {
            // By a quarter to the left, round the corner that lies lower left then.
            let (left, bottom) = (short(left), short(bottom));
            push(&mut self.out, format_args!("<g transform=\"translate({left} {bottom}) rotate(-90)\">\n"));
            // Its side is the one that looks down.
            self.body(tile, [0.0, 0.0, width], [-3.0, 0.0], dora);
            self.out.push_str("</g>\n");
            return;
        }
        self.body(tile, [left, bottom - high, width], [0.0, 3.0], dora);
        if won {
            let (x, y) = (short(left + width / 2.0), short(bottom + 11.0));
            push(
                &mut self.out,
                format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"{}\"/>\n", Color::OnFelt.code()),
            );
        }
    }

    /// A tile whose left end, top and width are told, and where its side is seen.
    fn body(&mut self, tile: Option<Tile>, [left, top, width]: [f64; 3], [aside, below]: [f64; 2], dora: bool) {
        let [body, edge, side] = TILE;
        let (wide, high) = (width - 1.0, width * HIGH - 1.0);
        self.fill(side, [left + aside, top + below, wide, high], 4.0);
        self.fill(edge, [left, top, wide, high], 4.0);
        self.fill(body, [left + 1.0, top + 1.0, wide - 2.0, high - 2.0], 3.0);
        let id = tile.map_or_else(|| BACK.to_owned(), |tile| format!("t{}{}", tile.digit(), tile.letter()));
        let [x, y, w, h] = [left + 1.0, top + 1.0, wide - 2.0, high - 2.0].map(short);
        push(&mut self.out, format_args!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>\n"));
        self.used.insert(id);
        if tile.is_some_and(Tile::is_red) {
            let (x, y, r) = (short(left + wide * 0.88), short(top + wide * 0.12), short(wide * 0.09));
            push(&mut self.out, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{RED}\"/>\n"));
        }
        if dora {
            let (x, y, size) = (short(left), short(top), short(width * 0.4));
            push(&mut self.out, format_args!("<path d=\"M{x} {y}h{size}l-{size} {size}z\" fill=\"{RED}\"/>\n"));
        }
        if tile.is_some_and(Tile::is_joker) {
            let size = width / 3.0;
            self.fill(Color::Ink.code(), [left, top, size, size * 1.2], 3.0);
            let (x, y, size) = (short(left + size * 0.25), short(top + size), short(size));
            let color = Color::Bone.code();
            push(
                &mut self.out,
                format_args!(
                    "<text x=\"{x}\" y=\"{y}\" font-family=\"sans-serif\" font-size=\"{size}\" font-weight=\"700\" fill=\"{color}\">J</text>\n"
                ),
            );
        }
    }

    fn code(&mut self, code: &Code, place: [f64; 3]) {
        let [left, top, side] = place;
        self.fill("#ffffff", [left, top, side, side], 0.0);
        let scale = side / (code.side() + 2 * RIM) as f64;
        let (left, top) = (short(left), short(top));
        push(
            &mut self.out,
            format_args!(
                "<path transform=\"translate({left} {top}) scale({scale})\" shape-rendering=\"crispEdges\" d=\"{}\"/>\n",
                code.path()
            ),
        );
    }

    /// A point stick, as on the icon of the app.
    fn stick(&mut self, place: [f64; 3]) {
        let [left, top, side] = place.map(short);
        let half = side / 2.0;
        push(
            &mut self.out,
            format_args!(
                "<g transform=\"translate({left} {top}) rotate(-45 {half} {half})\"><rect y=\"8\" width=\"{side}\" height=\"6\" rx=\"2\" \
                 fill=\"{}\" stroke=\"{}\"/><g fill=\"{RED}\"><circle cx=\"11\" cy=\"11\" r=\"1.8\"/><circle cx=\"6.5\" cy=\"11\" r=\"1.1\"/>\
                 <circle cx=\"15.5\" cy=\"11\" r=\"1.1\"/></g></g>\n",
                TILE[0], TILE[1],
            ),
        );
    }
}
