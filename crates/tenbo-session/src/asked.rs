//! What an address asks for: a hand, behind `#` or as `h` of the query, and a rulebook, as `rules` of the query or by the
//! name of its page.

use tenbo_engine::rules::shipped::OFFERED;
use tenbo_engine::tiles::read_tiles;

use crate::embed::config::pairs;
use crate::embed::percent::decode;
use crate::share::{fragment, rulebook as named, unescape};

/// The text of the hand: what stands behind `#`, which the page writes as people go on, or else `h` of the query. Escaped as
/// it is in an address.
#[must_use]
pub fn hand(query: &str, hash: &str) -> Option<String> {
    let behind = Some(fragment(hash)).filter(|text| !text.is_empty()).map(str::to_owned);
    behind.or_else(|| {
        let (_, text) = pairs(query).find(|&(name, _)| name == HAND)?;
        Some(spaced(text)).filter(|text| !text.trim().is_empty())
    })
}

/// The name of the hand in the query.
const HAND: &str = "h";

/// In a query `+` is a space, if a form or a share sheet has written it; a person who writes a hand there means the sign of
/// the winning tile, which stands once and has one tile behind it.
fn spaced(text: &str) -> String {
    let marks = |field: &str| match field.split_once('+') {
        Some((hand, tile)) if !hand.is_empty() => {
            let read = read_tiles(&unescape(tile));
            read.errors.is_empty() && read.tiles.len() == 1
        }
        _ => false,
    };
    let fields = text.split(';').map(|field| if marks(field) { field.to_owned() } else { field.replace('+', " ") });
    fields.collect::<Vec<_>>().join(";")
}

/// The rulebook of an address, where its hand names none.
#[must_use]
pub fn rulebook(path: &str, query: &str) -> Option<&'static str> {
    let asked = pairs(query).find(|&(name, _)| name == "rules").and_then(|(_, id)| offered(&decode(id)));
    asked.or_else(|| of_page(path))
}

fn offered(id: &str) -> Option<&'static str> {
    OFFERED.iter().copied().find(|offered| *offered == id)
}

/// The rulebook that a page is named by; some hosts leave the ending away.
fn of_page(path: &str) -> Option<&'static str> {
    let name = path.rsplit('/').next()?;
    offered(name.strip_suffix(".html").unwrap_or(name))
}

/// The address of the page itself: without the name of a rulebook's page, query and hash.
#[must_use]
pub fn page(address: &str) -> &str {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let folder = path.rfind('/').and_then(|at| path.get(..=at));
    folder.filter(|_| of_page(path).is_some()).unwrap_or(path)
}

/// The address, as seen from the page, that has this hand behind `#`: its query says no other, and a page that is named by a
/// rulebook stays only as long as that is played.
#[must_use]
pub fn with_hand(path: &str, query: &str, text: &str) -> String {
    let is_of_page = of_page(path).is_none_or(|id| named(text).is_some_and(|named| named == id));
    let is_hand = |pair: &str| pair.split('=').next() == Some(HAND);
    let pairs: Vec<&str> = query.strip_prefix('?').unwrap_or_default().split('&').collect();
    if is_of_page && !pairs.iter().any(|pair| is_hand(pair)) {
        return ["#", text].concat();
    }
    let name = path.rsplit('/').next().filter(|_| is_of_page).unwrap_or_default();
    let rest: Vec<&str> = pairs.into_iter().filter(|pair| !pair.is_empty() && !is_hand(pair)).collect();
    let sign = if rest.is_empty() { "" } else { "?" };
    ["./", name, sign, &rest.join("&"), "#", text].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{State, View, paste, share};

    #[test]
    fn the_hand_is_behind_the_sign_or_else_in_the_query() {
        for (query, hash, wanted) in [
            ("", "", None),
            ("", "#v1;E=1m", Some("v1;E=1m")),
            ("?h=v1;E=1m", "", Some("v1;E=1m")),
            ("?h=v1;E=1m", "#v1;E=2m", Some("v1;E=2m")),
            ("?embed=1&utm_source=x&h=123m&fbclid=y", "", Some("123m")),
            ("?h=1m&h=2m", "", Some("1m")),
            ("?h=123m", "#?secret=E1m2p3sWNP", Some("123m")),
            ("", "#?secret=E1m2p3sWNP", None),
            ("?H=123m&sh=1m", "", None),
            ("?h", "", None),
            ("?h=", "", None),
            ("?h=+", "", None),
        ] {
            assert_eq!(hand(query, hash).as_deref(), wanted, "{query} {hash}");
        }
    }

    /// What browsers, forms, share sheets and people make of the same hand.
    #[test]
    fn a_hand_survives_its_way_through_a_query() {
        let link = "v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)+2m;from=W";
        let (state, _) = share::read(link);
        for query in [
            "?h=v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)+2m;from=W",
            "?h=v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)%2B2m;from=W",
            "?h=v1%3Br%3Driichi-ema-2025%3Bwin%3DS%3BS%3D34456m44p777z%28333s%40W%29%2B2m%3Bfrom%3DW",
            "?h=v1;r=riichi-ema-2025;win=S;S=34456m44p777z%28333s%40W%29+2m;from=W",
        ] {
            let text = hand(query, "").expect("a hand");
            assert_eq!((share::is_link(&text), share::read(&text)), (true, (state.clone(), Vec::new())), "{query}");
        }
        for (query, wanted) in [
            ("?h=22345m45567p777z+6p", "22345m45567p777z+6p"),
            ("?h=22345m45567p777z%2B6p", "22345m45567p777z+6p"),
            ("?h=22345m45567p777z~6p", "22345m45567p777z~6p"),
            ("?h=123m+456p+11z", "123m 456p 11z"),
            ("?h=123m+456p+1z", "123m 456p 1z"),
            ("?h=123m%20456p%2011z", "123m 456p 11z"),
            ("?h=look%3A+123m+456p", "look: 123m 456p"),
            ("?h=%F0%9F%80%87%F0%9F%80%88%F0%9F%80%89", "🀇🀈🀉"),
        ] {
            assert_eq!(hand(query, "").map(|text| unescape(&text)).as_deref(), Some(wanted), "{query}");
        }
        let text = hand("?h=22345m45567p777z+6p", "").unwrap_or_default();
        let state = State::default();
        let read = paste::read_new(&text, &state, View::Hand, &state.rules.plan());
        assert!(read.left_out.is_empty() && read.edit.is_some());
    }

    #[test]
    fn an_address_names_its_rulebook_by_query_or_page() {
        for (path, query, wanted) in [
            ("/tenbo/", "", None),
            ("/tenbo/index.html", "", None),
            ("/tenbo/mcr-mil-2025.html", "", Some("mcr-mil-2025")),
            ("/tenbo/mcr-mil-2025", "", Some("mcr-mil-2025")),
            ("/mcr-mil-2025/", "", None),
            ("/tenbo/mcr-mil-2025.html", "?rules=bmja", Some("bmja")),
            ("/tenbo/mcr-mil-2025.html", "?rules=chess", Some("mcr-mil-2025")),
            ("/tenbo/", "?embed=1&rules=bmja", Some("bmja")),
            ("/tenbo/riichi.html", "", None),
            ("", "", None),
        ] {
            assert_eq!(rulebook(path, query), wanted, "{path}{query}");
        }
    }

    #[test]
    fn a_link_is_of_the_page_that_has_every_rulebook() {
        for (address, wanted) in [
            ("https://club.example/tenbo/?embed=1#v1;E=1m", "https://club.example/tenbo/"),
            ("https://club.example/tenbo/bmja.html?h=1m", "https://club.example/tenbo/"),
            ("https://club.example/tenbo/index.html", "https://club.example/tenbo/index.html"),
        ] {
            assert_eq!(page(address), wanted);
        }
    }

    /// What has been in the query is behind the sign from then on: an address says one hand.
    #[test]
    fn the_address_says_one_hand_and_no_rulebook_but_that_of_the_hand() {
        for (path, query, text, wanted) in [
            ("/t/", "", "v1;E=1m", "#v1;E=1m"),
            ("/t/", "?embed=1&theme=dark", "v1;E=1m", "#v1;E=1m"),
            ("/t/", "?h=2m", "v1;E=1m", "./#v1;E=1m"),
            ("/t/index.html", "?lang=ja&h=2m&x=1", "v1;E=1m", "./index.html?lang=ja&x=1#v1;E=1m"),
            ("/t/bmja.html", "", "v1;r=bmja;E=1m", "#v1;r=bmja;E=1m"),
            ("/t/bmja.html", "?h=2m", "v1;r=bmja", "./bmja.html#v1;r=bmja"),
            ("/t/bmja.html", "?lang=ja", "v1;r=mcr-mil-2025", "./?lang=ja#v1;r=mcr-mil-2025"),
        ] {
            assert_eq!(with_hand(path, query, text), wanted, "{path}{query}");
        }
    }
}
