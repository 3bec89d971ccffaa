//! Which tiles of a hand count as dora.

use tenbo_engine::check::dora_of;
use tenbo_engine::deal::Draft;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::Family;
use tenbo_engine::score::Line;
use tenbo_engine::tiles::{Kinds, Tile};

use super::groups::{Face, Group};
use super::language::Language;
use super::sheet::group_text;

/// What indicators point at.
#[must_use]
pub fn pointed_at(indicators: &[Tile], draft: &Draft) -> Kinds {
    let kinds = indicators.iter().filter_map(|&tile| dora_of(tile, draft.stated_players().are_three()));
    kinds.fold(Kinds::NONE, |kinds, kind| kinds.union(Kinds::one(kind)))
}

/// The tiles that a score counts as dora.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dora {
    kinds: Kinds,
    reds: bool,
}

impl Dora {
    /// Those of the lines that count.
    #[must_use]
    pub fn of(lines: &[Line], draft: &Draft) -> Dora {
        let counts = |pattern| lines.iter().any(|line| line.pattern == pattern && line.reason.is_none());
        let shown = |pattern, indicators: &[Tile]| {
            if counts(pattern) { pointed_at(indicators, draft) } else { Kinds::NONE }
        };
        Dora {
            kinds: shown(Pattern::Dora, &draft.dora).union(shown(Pattern::UraDora, &draft.ura)),
            reds: counts(Pattern::RedDora),
        }
    }

    /// Whether this tile is one of them.
    #[must_use]
    pub fn has(self, tile: Tile) -> bool {
        self.reds && tile.is_red() || tile.kind().is_some_and(|kind| self.kinds.contains(kind))
    }

    /// Marks them where they lie.
    pub fn mark(self, groups: &mut [Group]) {
        for face in groups.iter_mut().flat_map(|group| &mut group.faces) {
            face.dora = self.has(face.tile);
        }
    }
}

impl Language {
    /// A group as one says it, with the dora in it: all of it, or the tiles by their names.
    #[must_use]
    pub fn group_with_dora(self, group: &Group, family: Family) -> String {
        let text = group_text(self, group, family);
        let dora = || group.faces.iter().filter(|face| face.dora);
        if group.faces.iter().all(|face| face.dora) {
            return self.set_is_dora(&text);
        }
        let mut names: Vec<String> = Vec::new();
        for name in dora().map(|face: &Face| self.tile(face.tile, family)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if names.is_empty() { text } else { self.set_has_dora(&text, &self.listed(&names)) }
    }
}
