//! What a hand just misses, in words.

use tenbo_engine::patterns::{NearMiss, Pattern, Scope, Sets};
use tenbo_engine::rules::Family;
use tenbo_engine::score::{Lack, Line, Miss, Score};
use tenbo_engine::tiles::{Kind, Tile};

use super::language::Language;

impl Language {
    /// The one thing that a hand lacks of a pattern.
    #[must_use]
    pub fn miss(self, miss: &Miss, family: Family) -> String {
        let of_kinds = miss.pattern.def().scope == Scope::Hand && miss.pattern.custom_number().is_none();
        let tile = |kind: Kind| self.tile(Tile::plain(kind), family);
        match miss.lack {
            Lack::Wait { wait, had } => self.miss_wait(self.wait_shape(wait, family), self.wait_shape(had, family)),
            Lack::ConcealedTriplets { needs, have } => self.concealed_triplets(needs, have, family),
            Lack::Closed => self.miss_closed().to_owned(),
            Lack::Pairs { have, .. } => self.miss_pairs(&have.to_string()),
            Lack::Tile { out, any: true, .. } if of_kinds => self.miss_tile_any(&tile(out)),
            Lack::Tile { out, into, any: true, .. } => self.miss_tile_such(&tile(into), &tile(out)),
            Lack::Tile { out, into, .. } => self.miss_tile(&tile(into), &tile(out)),
            Lack::Set { at: Sets::PAIR, out, any: true, .. } if of_kinds => self.miss_pair_any(&self.set(out, family)),
            Lack::Set { out, any: true, .. } if of_kinds => self.miss_set_any(&self.set(out, family)),
            Lack::Set { into, any: true, .. } => self.miss_set_such(&self.set(into, family)),
            Lack::Set { into, .. } => self.miss_set(&self.set(into, family)),
        }
    }

    fn concealed_triplets(self, needs: u8, have: u8, family: Family) -> String {
        let (needs, have) = (needs.to_string(), have.to_string());
        if family == Family::Riichi { self.miss_triplets(&needs, &have) } else { self.miss_pungs(&needs, &have) }
    }

    /// How many concealed triplets a line that is only near would need, and how many there are.
    pub(super) fn lacks_concealed(self, line: &Line, score: &Score, family: Family) -> Option<String> {
        let needs = match line.pattern {
            Pattern::TwoConcealedPungs => 2,
            Pattern::ThreeConcealedPungs => 3,
            Pattern::FourConcealedPungs => 4,
            Pattern::FiveConcealedPungs => 5,
            _ => return None,
        };
        let concealed = score.decomposition.sets.iter().filter(|set| set.is_triplet() && set.is_concealed());
        let have = u8::try_from(concealed.count()).ok().filter(|&have| have < needs)?;
        (line.near == Some(NearMiss::NotConcealed)).then(|| self.concealed_triplets(needs, have, family))
    }
}
