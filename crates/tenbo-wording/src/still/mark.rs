//! What lies on the picture.

use tenbo_engine::tiles::Tile;

/// How a text looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Font {
    /// Its height.
    pub size: f64,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether its letters have serifs.
    pub serif: bool,
}

impl Font {
    /// Its families: whoever sees the picture has one of them.
    #[must_use]
    pub const fn family(self) -> &'static str {
        if self.serif { "Charter, Georgia, serif" } else { "system-ui, sans-serif" }
    }

    /// Its weight.
    #[must_use]
    pub const fn weight(self) -> u32 {
        match (self.bold, self.serif) {
            (false, _) => 400,
            (true, true) => 600,
            (true, false) => 700,
        }
    }
}

/// What color something has: those of the light page (`style/tokens.css`), for a picture has no theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    Bone,
    Ink,
    Soft,
    Line,
    Felt,
    OnFelt,
}

impl Color {
    pub const fn code(self) -> &'static str {
        match self {
            Color::Bone => "#fbf4e2",
            Color::Ink => "#1b1916",
            Color::Soft => "#5f584d",
            Color::Line => "#ddd6c7",
            Color::Felt => "#1f5a46",
            Color::OnFelt => "#f6f0e0",
        }
    }
}

/// A tile as it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Laid {
    /// Which; its back if it lies face down.
    pub tile: Option<Tile>,
    pub turned: bool,
    pub won: bool,
    pub dora: bool,
    /// Its left end, its lower end, and how wide it is upright.
    pub left: f64,
    pub bottom: f64,
    pub width: f64,
}

/// A text by its base line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub text: String,
    pub font: Font,
    pub color: Color,
    pub x: f64,
    pub y: f64,
    /// Whether it ends there rather than begins.
    pub ends: bool,
    /// Its language, where it is not the picture's.
    pub lang: Option<&'static str>,
}

/// Something on the picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A rectangle: left, top, width, height.
    Box(Color, [f64; 4]),
    Text(Line),
    Tile(Laid),
    /// The code: left, top, side.
    Code(f64, f64, f64),
    /// The stick that stands for the app: left, top, side.
    Stick(f64, f64, f64),
}
