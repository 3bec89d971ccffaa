//! The rulebook that a first visit starts with: what is played where the reader comes from.

use super::RulesChoice;

/// A language tag of a browser in its parts, in small letters: `zh-Hant-HK`.
struct Tag {
    language: String,
    /// Whether the tag asks for traditional characters; nothing where it names no script.
    traditional: Option<bool>,
    region: Option<String>,
}

impl Tag {
    fn read(text: &str) -> Tag {
        let text = text.to_ascii_lowercase();
        let mut parts = text.split(['-', '_']);
        let language = parts.next().unwrap_or_default().to_owned();
        // What comes after a single letter, such as a calendar, is about something else.
        let parts: Vec<&str> = parts.take_while(|part| part.len() > 1).collect();
        let traditional = parts.iter().find_map(|part| match *part {
            "hant" => Some(true),
            "hans" => Some(false),
            _ => None,
        });
        let region = parts.iter().find(|part| part.len() == 2).map(|part| (*part).to_owned());
        Tag { language, traditional, region }
    }

    /// Whether the text is in traditional characters: where no script is named, the region tells.
    fn is_traditional(&self) -> bool {
        self.traditional.unwrap_or(matches!(self.region.as_deref(), Some("hk" | "mo" | "tw")))
    }

    /// Whether the region of another tag, less preferred, is also that of this one, which has none: both are Chinese in the
    /// same characters.
    fn may_be_of_its_region(&self, other: &Tag) -> bool {
        let same_characters = self.traditional.is_none_or(|traditional| traditional == other.is_traditional());
        self.region.is_none() && self.is_chinese() && other.is_chinese() && same_characters
    }

    fn is_chinese(&self) -> bool {
        matches!(self.language.as_str(), "zh" | "cmn" | "yue" | "nan")
    }

    /// What those who read Chinese play in the region, where that is one game.
    fn played_there(&self) -> Option<&'static str> {
        match self.region.as_deref().filter(|_| self.is_chinese())? {
            "cn" => Some("mcr-mil-2025"),
            "hk" | "mo" => Some("hong-kong-old-style"),
            "tw" => Some("taiwanese-association-2009"),
            "sg" => Some("singapore"),
            _ => None,
        }
    }

    /// What most of those play who read the language.
    fn played_by_readers(&self) -> Option<&'static str> {
        match (self.language.as_str(), self.traditional) {
            ("ja", _) => Some("riichi-m-league"),
            ("yue", None | Some(true)) => Some("hong-kong-old-style"),
            ("nan", None | Some(true)) | ("zh" | "cmn", Some(true)) => Some("taiwanese-association-2009"),
            _ if self.is_chinese() => Some("mcr-mil-2025"),
            _ => None,
        }
    }
}

/// The rulebook for a reader of these languages, as a browser lists them, the preferred one first. The first one decides:
/// Chinese by its region if one game is played there, any other by itself. Where it is Chinese of no region, one of the
/// others may have it: `zh-Hant` before `zh-HK`.
#[must_use]
pub fn default_book(tags: &[impl AsRef<str>]) -> &'static str {
    let mut tags = tags.iter().map(|tag| Tag::read(tag.as_ref()));
    let Some(first) = tags.next() else { return RulesChoice::DEFAULT };
    let elsewhere = tags.filter(|tag| first.may_be_of_its_region(tag)).find_map(|tag| tag.played_there());
    first.played_there().or(elsewhere).or_else(|| first.played_by_readers()).unwrap_or(RulesChoice::DEFAULT)
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;

    use super::*;

    #[test]
    fn a_first_visit_starts_with_what_is_played_where_the_reader_comes_from() {
        const RIICHI: &str = RulesChoice::DEFAULT;
        const LEAGUE: &str = "riichi-m-league";
        const OFFICIAL: &str = "mcr-mil-2025";
        const TAIWAN: &str = "taiwanese-association-2009";
        const HONG_KONG: &str = "hong-kong-old-style";
        let table: &[(&[&str], &str)] = &[
            (&[], RIICHI),
            (&[""], RIICHI),
            (&["en"], RIICHI),
            (&["en-US", "ja", "zh-TW"], RIICHI),
            (&["de-CH", "zh-HK"], RIICHI),
            (&["fr"], RIICHI),
            (&["ko-KR"], RIICHI),
            (&["ja"], LEAGUE),
            (&["ja-JP", "en"], LEAGUE),
            (&["ja-US"], LEAGUE),
            (&["en-JP"], RIICHI),
            (&["zh"], OFFICIAL),
            (&["zh-CN", "zh", "en"], OFFICIAL),
            (&["zh-Hans"], OFFICIAL),
            (&["zh-Hans-CN"], OFFICIAL),
            (&["zh-MY"], OFFICIAL),
            (&["cmn-Hans"], OFFICIAL),
            (&["zh-TW"], TAIWAN),
            (&["zh_TW"], TAIWAN),
            (&["zh-Hant"], TAIWAN),
            (&["zh-Hant-TW"], TAIWAN),
            (&["zh-Hant-US"], TAIWAN),
            (&["nan"], TAIWAN),
            (&["zh-HK", "zh", "en"], HONG_KONG),
            (&["zh-Hant-HK"], HONG_KONG),
            (&["ZH-HANT-MO"], HONG_KONG),
            (&["zh-Hans-HK"], HONG_KONG),
            (&["yue"], HONG_KONG),
            (&["yue-Hant-HK"], HONG_KONG),
            (&["en-HK"], RIICHI),
            (&["zh-SG"], "singapore"),
            (&["en-SG"], RIICHI),
            // The page in Chinese of no region, as a reader may have chosen it, over a browser that says where he is.
            (&["zh-Hant", "zh-HK", "en"], HONG_KONG),
            (&["zh-Hant", "en-HK"], TAIWAN),
            (&["zh-Hant", "zh-CN"], TAIWAN),
            (&["zh-Hans", "zh-TW"], OFFICIAL),
            (&["zh", "zh-TW"], TAIWAN),
            (&["zh-CN", "zh-TW"], OFFICIAL),
            // What follows a single letter is no region.
            (&["en-u-rg-hkzzzz"], RIICHI),
            (&["ja-u-ca-japanese"], LEAGUE),
        ];
        for (tags, expected) in table {
            assert_eq!(default_book(tags), *expected, "{tags:?}");
            assert!(shipped::OFFERED.contains(expected), "{expected}");
        }
    }
}
