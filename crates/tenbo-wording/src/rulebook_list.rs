//! The rulebooks as one chooses among them: by families, one's own first, each with what it is in one line. A search finds
//! them by whatever anybody calls them.

use tenbo_engine::order::sort_by_key;
use tenbo_engine::rules::Family;

use super::language::{Language, Volume, Word};
use super::ornament::Ornament;
use tenbo_session::RulesChoice;
use tenbo_session::editor::{CustomRulebook, Library};
use tenbo_session::rules::{Offered, RulebookPick, books};
use tenbo_session::sought::sought;
use tenbo_session::used_rulebooks::UsedRulebooks;

/// A rulebook of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedRulebook {
    /// Which it is.
    pub pick: RulebookPick,
    /// What it is called.
    pub name: String,
    /// The language of the name, where it is not the page's.
    pub lang: Option<&'static str>,
    /// What it is, in one line.
    pub about: String,
}

/// The rulebooks of a family, or one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedFamily {
    /// The family; none of one's own.
    pub family: Option<Family>,
    /// Its name.
    pub name: &'static str,
    /// The same in characters, beside another script.
    pub ornament: Option<Ornament<'static>>,
    /// Its rulebooks, in the order of the shipped ones.
    pub rulebooks: Vec<ListedRulebook>,
}

/// What there is to choose among.
#[derive(Clone, Copy, Debug)]
pub struct RulebookList<'a> {
    /// The language of the page.
    pub language: Language,
    /// The own rulebooks that are kept.
    pub library: &'a Library,
    /// What is played: an own rulebook may be so in another version than the one that is kept.
    pub played: &'a RulesChoice,
}

impl<'a> RulebookList<'a> {
    /// The families with what a search finds of them; all of it where nothing is searched for. The best that can be had: it
    /// begins some word of a name, or stands in a name, or each of its words stands in some name.
    #[must_use]
    pub fn families(self, query: &str) -> Vec<ListedFamily> {
        let whole = [sought(query)];
        let words: Vec<String> = query.split_whitespace().map(sought).collect();
        let ways: [Way; 3] = [(&whole, begins_a_word), (&whole, is_within), (&words, is_within)];
        ways.into_iter().map(|way| self.found(way)).find(|found| !found.is_empty()).unwrap_or_default()
    }

    fn found(self, way: Way) -> Vec<ListedFamily> {
        let language = self.language;
        let own = ListedFamily {
            family: None,
            name: language.word(Word::OwnBooks),
            ornament: None,
            rulebooks: self.own().filter(|own| finds_own(way, language, own)).map(|own| self.of_own(own)).collect(),
        };
        let family = |&family: &Family| ListedFamily {
            family: Some(family),
            name: language.family(family),
            ornament: language.family_ornament(family),
            rulebooks: books()
                .filter(|book| book.family == family && are_in(way, &names(language, book)))
                .map(|book| self.of_shipped(&book))
                .collect(),
        };
        let mut families: Vec<ListedFamily> = std::iter::once(own).chain(Family::ALL.iter().map(family)).collect();
        families.retain(|family| !family.rulebooks.is_empty());
        sort_by_key(&mut families, |listed| listed.family.map(place));
        families
    }

    /// The one that is played and those that were chosen last, as far as they are still there.
    #[must_use]
    pub fn used(self, used: &UsedRulebooks) -> Vec<ListedRulebook> {
        let played = self.played.pick();
        let before = used.picks().iter().filter(|pick| **pick != played);
        std::iter::once(&played).chain(before).filter_map(|pick| self.of(pick)).collect()
    }

    /// Those that are kept, and the one that is played in its version.
    fn own(self) -> impl Iterator<Item = &'a CustomRulebook> {
        let played = self.played.own.as_deref();
        let now = move |kept: &'a CustomRulebook| played.filter(|played| played.id() == kept.id()).unwrap_or(kept);
        let apart = played.filter(|played| self.library.get(played.id()).is_none());
        self.library.iter().map(move |kept| now(kept)).chain(apart)
    }

    fn of(self, pick: &RulebookPick) -> Option<ListedRulebook> {
        match pick {
            RulebookPick::Shipped(id) => books().find(|book| book.id == *id).map(|book| self.of_shipped(&book)),
            RulebookPick::Custom(id) => self.own().find(|own| own.id() == id).map(|own| self.of_own(own)),
        }
    }

    fn of_shipped(self, book: &Offered) -> ListedRulebook {
        ListedRulebook {
            pick: RulebookPick::Shipped(book.id),
            name: self.language.rulebook(book.id, book.name).to_owned(),
            lang: self.language.rulebook_language(book.id),
            about: self.language.about(book.id).to_owned(),
        }
    }

    fn of_own(self, own: &CustomRulebook) -> ListedRulebook {
        ListedRulebook {
            pick: RulebookPick::Custom(own.id().to_owned()),
            name: own.name().to_owned(),
            lang: None,
            about: self.language.builds_on(own),
        }
    }
}

/// Where a family stands in a list: what a program has been set to stands behind what is played.
pub(crate) fn place(family: Family) -> usize {
    if family == Family::FourWinds { Family::ALL.len() } else { family as usize }
}

/// What is looked for, and when a name has it.
type Way<'a> = (&'a [String], fn(&str, &str) -> bool);

/// Whether each of these words is in some name.
fn are_in((words, is_in): Way, names: &[&str]) -> bool {
    words.iter().all(|word| names.iter().any(|name| is_in(name, word)))
}

fn is_within(name: &str, word: &str) -> bool {
    sought(name).contains(word)
}

fn begins_a_word(name: &str, word: &str) -> bool {
    let mut before = ' ';
    name.char_indices().any(|(place, letter)| {
        let begins = !std::mem::replace(&mut before, letter).is_alphanumeric();
        begins && name.get(place..).is_some_and(|rest| sought(rest).starts_with(word))
    })
}

/// One's own is found by its name and by what its base is called.
fn finds_own(way: Way, language: Language, own: &CustomRulebook) -> bool {
    let base = books().find(|book| book.id == own.base());
    let mut all = base.map(|base| names(language, &base)).unwrap_or_default();
    all.extend([own.name(), language.word(Word::OwnBooks)]);
    are_in(way, &all)
}

/// What a shipped rulebook and its family are called in the languages that are loaded, and what it is.
fn names(language: Language, book: &Offered) -> Vec<&'static str> {
    let texts = Language::ALL.into_iter().filter(|other| other.has(Volume::Page) || *other == language);
    let known = texts.flat_map(|other| {
        [other.rulebook(book.id, book.name), other.short_name_of(book.id), other.family(book.family)]
    });
    known.chain([book.id, book.name, language.about(book.id), also(book.id), also_family(book.family)]).collect()
}

/// What else players call a rulebook: as it is read, or by where it is played.
fn also(id: &str) -> &'static str {
    match id {
        "riichi-ema-2025" | "riichi-ema-2016" => "european mahjong association europe",
        "riichi-wrc-2025" | "riichi-wrc-2022" => "world riichi championship",
        "riichi-tenhou" | "riichi-tenhou-three" => "tenhou tianfeng てんほう sanma",
        "riichi-mahjong-soul" | "riichi-mahjong-soul-three" => "majsoul jantama jongtama quehun じゃんたま sanma",
        "riichi-m-league" => "em rigu emu rigu m liansai",
        "riichi-jpml-a-2026" => "japan professional mahjong league renmei 日本プロ麻雀連盟 nihon puro",
        "mcr-mil-2025" => "mahjong international league",
        "mcr-wmo-2006" => "world mahjong organization european mahjong association europe",
        "chinese-classical" => "zhongguo gudian zhongguo majiang",
        "dmjl" => "deutsche mah jongg liga deutschland germany",
        "bmja" => "britain england united kingdom uk",
        "american-classical" | "wilmington" => "united states usa",
        "american-modern" => "united states usa national mah jongg league nmjl",
        "dutch" => "netherlands holland nederland",
        "french" => "france",
        "italian" => "italy italia federazione",
        "australian" => "australia",
        "european-classical" => "europe",
        "japanese-classical" => "nihon koten japan arushiaru アルシーアル",
        "zung-jung" | "zung-jung-wsom" => "zhongyong chuyo world series of mahjong",
        "taiwanese-association-2009" | "taiwanese-16" => "taiwan shiliu zhang 16",
        "cantonese-taiwanese" => "hong kong xianggang gangshi taiwan pai",
        "sichuan-bloody" => "szechuan chengdu xuezhan daodi 血戰到底 mahjong international league",
        "sichuan" => "szechuan chengdu xuezhan 血戰",
        "singapore" => "xinjiapo",
        "vietnamese" => "viet nam yuenan mạt chược mat chuoc",
        "malaysian" => "malaysia malaixiya sanma",
        "filipino" => "philippines pinoy feilubin",
        "korean" => "korea hanguo hanguk 한국 마작",
        "wmpa" => "korea world mahjong players association",
        "mmm" => "masters million",
        _ => "",
    }
}

/// The same of a family.
const fn also_family(family: Family) -> &'static str {
    match family {
        Family::Riichi => "riichi reach リーチ 立直 日本 japan japanese ri ma",
        Family::ChineseOfficial => "mcr guobiao kokuhyo gwok biu competition 国标 國標 china",
        Family::HongKong => "hkos xianggang gangshi gong sik cantonese guangdong kwangtung 廣東 广东",
        Family::ZungJung => "zhongyong",
        Family::Taiwanese => "taiwan wan",
        Family::Classical => "gudian koten classic",
        Family::Regional => "difang",
        Family::FourWinds => "",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tenbo_engine::rules::shipped;

    use super::*;

    fn found(query: &str) -> Vec<String> {
        Language::ALL.iter().for_each(|language| {
            let _ = language.word(Word::OwnBooks);
        });
        let (library, played) = (Library::default(), RulesChoice::default());
        let list = RulebookList { language: Language::En, library: &library, played: &played };
        list.families(query).iter().flat_map(|family| &family.rulebooks).map(|book| book.pick.to_string()).collect()
    }

    #[test]
    fn all_are_listed_by_family_in_their_order() {
        let mut all = found("  ");
        let listed = all.clone();
        all.sort_unstable();
        let mut offered = shipped::OFFERED.to_vec();
        offered.sort_unstable();
        assert_eq!(all, offered);
        let place = |id: &str| listed.iter().position(|other| other == id);
        assert!(place("riichi-ema-2025") < place("riichi-tenhou") && place("riichi-tenhou") < place("bmja"));
        assert!(place("wilmington") > place("korean"), "presets of a program stand last");
    }

    #[test]
    fn every_rulebook_is_found_by_each_of_its_names() {
        for book in books() {
            let short = Language::ALL.map(|language| language.short_name_of(book.id));
            let full = Language::ALL.map(|language| language.rulebook(book.id, book.name));
            let families = Language::ALL.map(|language| language.family(book.family));
            for name in [book.id, book.name].iter().chain(&short).chain(&full).chain(&families) {
                assert!(found(name).iter().any(|id| id == book.id), "{} by {name}", book.id);
            }
        }
    }

    #[test]
    fn names_of_all_languages_find_a_rulebook() {
        for (query, expected) in [
            ("majsoul", &["riichi-mahjong-soul", "riichi-mahjong-soul-three"][..]),
            ("雀魂", &["riichi-mahjong-soul", "riichi-mahjong-soul-three"]),
            ("Jantama", &["riichi-mahjong-soul", "riichi-mahjong-soul-three"]),
            ("quehun", &["riichi-mahjong-soul", "riichi-mahjong-soul-three"]),
            ("天凤", &["riichi-tenhou", "riichi-tenhou-three"]),
            ("m league", &["riichi-m-league"]),
            ("Mリーグ", &["riichi-m-league"]),
            ("guó biāo 2025", &["mcr-mil-2025"]),
            ("國標 1998", &["mcr-1998"]),
            ("mcr 2006", &["mcr-wmo-2006"]),
            ("Hong Kong", &["hong-kong-old-style", "cantonese-taiwanese"]),
            ("hong", &["hong-kong-old-style", "cantonese-taiwanese"]),
            ("xianggang", &["hong-kong-old-style", "cantonese-taiwanese"]),
            ("germany", &["dmjl"]),
            ("フランス", &["french"]),
            ("szechuan", &["sichuan-bloody", "sichuan"]),
            ("한국", &["korean"]),
            ("zhongyong", &["zung-jung", "zung-jung-wsom"]),
            ("open tanyao", &["riichi-tenhou"]),
            ("no such game", &[]),
        ] {
            assert_eq!(found(query), expected, "{query}");
        }
        assert_eq!(
            found("立直"),
            found("riichi").into_iter().filter(|id| id.starts_with("riichi-")).collect::<Vec<_>>()
        );
    }

    #[test]
    fn ones_own_stand_first_and_what_is_played_as_it_is_played() {
        let library = Library::of_text("!((id:own-1,name:Northgate,base:bmja))");
        let kept = library.get("own-1").unwrap();
        let played = RulesChoice::playing(Arc::new(kept.renamed("own-1", "Northgate Club")));
        let list = RulebookList { language: Language::En, library: &library, played: &played };
        let own = &list.families("")[0];
        assert_eq!((own.family, own.rulebooks.len()), (None, 1));
        assert_eq!(own.rulebooks[0].name, "Northgate Club");
        assert!(own.rulebooks[0].about.contains("British"), "{}", own.rulebooks[0].about);
        for query in ["northgate", "british", "your rulebooks"] {
            assert_eq!(list.families(query)[0].family, None, "{query}");
        }
        // Played, but no longer kept.
        let empty = Library::default();
        let list = RulebookList { library: &empty, ..list };
        assert_eq!(list.families("")[0].rulebooks.len(), 1);
    }

    #[test]
    fn the_one_that_is_played_stands_before_those_that_were() {
        let library = Library::default();
        let played = RulesChoice::of("riichi-tenhou").unwrap();
        let list = RulebookList { language: Language::Ja, library: &library, played: &played };
        let used = UsedRulebooks::read(
            "own:gone
bmja
riichi-tenhou
dutch",
        );
        let names: Vec<String> = list.used(&used).into_iter().map(|book| book.name).collect();
        assert_eq!(names, ["天鳳", "英国式（BMJA）", "オランダ式（NTS 2002）"]);
    }
}
