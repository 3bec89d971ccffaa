//! Paints what is laid out.

use std::collections::BTreeMap;

use web_sys::HtmlImageElement;

use super::layout::{Color, Drawing, HIGH, Mark, WIDTH, lay};
use crate::app::browser::canvas::{Canvas, background};
use crate::app::components::tile::symbol;
use tenbo_session::qr::{Code, RIM};
use tenbo_wording::groups::Face;
use tenbo_wording::picture::Picture;

impl Color {
    const fn code(self) -> &'static str {
        match self {
            Color::Bone => "#fbf4e2",
            Color::Ink => "#1b1916",
            Color::Soft => "#5f584d",
            Color::Line => "#ddd6c7",
        }
    }
}

/// Body, edge and lower side of a tile.
const TILE: [&str; 3] = ["#f7f2e9", "#a89f8c", "#b8ad97"];

/// The foot of the winning tile and the corner of a dora.
const RED: &str = "#c2361f";

/// The picture; `None` where the browser draws none.
pub async fn paint(picture: &Picture, drawing: &Drawing) -> Option<Canvas> {
    let canvas = Canvas::new()?;
    let mut faces = BTreeMap::new();
    for tile in picture.tiles() {
        let class = symbol(tile);
        if !faces.contains_key(&class)
            && let Some(face) = background(&["face ", &class].concat()).await
        {
            faces.insert(class, face);
        }
    }
    let (marks, height) = lay(picture, drawing, |text, font| canvas.measure(text, font));
    canvas.resize(WIDTH, height);
    for mark in marks {
        match mark {
            Mark::Box(color, place) => canvas.fill(color.code(), place, 0.0),
            Mark::Text(text, font, color, x, y) => canvas.write(&text, font, color.code(), x, y),
            Mark::Tile { face, left, top, width } => {
                let art = faces.get(&symbol(face.tile));
                if face.claimed {
                    let bottom = top + width * HIGH;
                    canvas.turned(left, bottom, || lay_tile(&canvas, face, art, [0.0, 0.0, width]));
                } else {
                    lay_tile(&canvas, face, art, [left, top, width]);
                }
            }
            Mark::Code(left, top, side) => {
                if let Some(code) = &drawing.code {
                    lay_code(&canvas, code, [left, top, side]);
                }
            }
        }
    }
    Some(canvas)
}

/// A tile whose left end, top and width are told.
fn lay_tile(canvas: &Canvas, face: Face, art: Option<&HtmlImageElement>, [left, top, width]: [f64; 3]) {
    let Face { tile, won, dora, .. } = face;
    let [body, edge, side] = TILE;
    let (width, height) = (width - 1.0, width * HIGH - 1.0);
    let below = if won { RED } else { side };
    canvas.fill(below, [left, top + if won { 6.0 } else { 3.0 }, width, height], 4.0);
    canvas.fill(edge, [left, top, width, height], 4.0);
    canvas.fill(body, [left + 1.0, top + 1.0, width - 2.0, height - 2.0], 3.0);
    if let Some(art) = art {
        canvas.picture(art, [left + 1.0, top + 1.0, width - 2.0, height - 2.0]);
    }
    if dora {
        canvas.corner(RED, left, top, width * 0.4);
    }
    if tile.is_joker() {
        let size = width / 3.0;
        canvas.fill(Color::Ink.code(), [left, top, size, size * 1.2], 3.0);
        let font = crate::app::browser::canvas::Font { size, bold: true };
        canvas.write("J", font, Color::Bone.code(), left + size * 0.25, top + size);
    }
}

fn lay_code(canvas: &Canvas, code: &Code, [left, top, side]: [f64; 3]) {
    let of = |modules: usize| modules as f64 * side / (code.side() + 2 * RIM) as f64;
    canvas.fill("#ffffff", [left, top, side, side], 0.0);
    for (column, row, count) in code.runs() {
        canvas.fill("#000000", [left + of(column + RIM), top + of(row + RIM), of(count), of(1)], 0.0);
    }
}
