//! What a language must have in common with the model.

use std::collections::BTreeSet;

use super::read::{self, Messages, Piece, named};
use super::{FAMILIES, ROMAJI};

/// Everything in which a language differs from the model though it must not.
pub fn compare(code: &str, model: &Messages, messages: &Messages, faults: &mut Vec<String>) {
    let mut fault = |id: &str, what: &str| faults.push(format!("{code}: {id} {what}"));
    for id in &model.order {
        let meant = &model.by_id[id];
        let (_, group) = &model.groups[meant.group];
        let Some(message) = messages.by_id.get(id) else {
            fault(id, "is missing");
            continue;
        };
        if !group.open && is_empty(&message.text) != is_empty(&meant.text) {
            fault(id, "is empty, or should be");
        }
        let allowed: BTreeSet<String> = if group.arguments.is_empty() {
            named(&meant.text).into_iter().collect()
        } else {
            group.arguments.iter().map(|&name| name.to_owned()).collect()
        };
        let given: BTreeSet<String> = named(&message.text).into_iter().collect();
        let wanted: BTreeSet<String> = named(&meant.text).into_iter().collect();
        // What only chooses between words of English may choose nothing elsewhere.
        let shown: BTreeSet<String> = read::shown(&meant.text).into_iter().collect();
        if !given.is_subset(&wanted) || !shown.is_subset(&given) {
            fault(id, &format!("is filled with {given:?}, not with {wanted:?}"));
        }
        for (family, own) in &message.by_family {
            if !group.by_family || !FAMILIES.iter().chain([&ROMAJI]).any(|known| known == family) {
                fault(id, &format!("has words for {family}, which it cannot have"));
            }
            for name in named(own).into_iter().filter(|name| !allowed.contains(name)) {
                fault(id, &format!("has words for {family} that are filled with ${name}, which nobody gives"));
            }
        }
    }
    for id in messages.order.iter().filter(|id| !model.by_id.contains_key(*id)) {
        fault(id, "is not in the model");
    }
}

fn is_empty(text: &[Piece]) -> bool {
    text.iter().all(|piece| matches!(piece, Piece::Words(words) if words.is_empty()))
}
