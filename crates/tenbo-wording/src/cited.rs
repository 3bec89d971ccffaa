//! Where a rule is written: a document by its own name where its language is read, otherwise as everybody is told of it.

use tenbo_engine::rules::Block;

use super::language::Language;

/// A citation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cited {
    /// The document and the part of it; empty where there is none.
    pub text: String,
    /// The tag of the language that it is in.
    pub language: String,
}

impl Language {
    /// The document of a part of a rulebook, then what the part is about.
    #[must_use]
    pub fn cited(self, block: &Block) -> Cited {
        let ((language, source), (_, title)) = (block.source_in(self.code()), block.title_in(self.code()));
        let parts: Vec<&str> = [source, title].into_iter().filter(|part| !part.is_empty()).collect();
        Cited { text: self.listed(&parts), language: language.to_owned() }
    }

    /// The same with what the part is about before it.
    #[must_use]
    pub fn cited_part(self, block: &Block) -> Cited {
        let ((language, source), (_, title)) = (block.source_in(self.code()), block.title_in(self.code()));
        Cited { text: self.labeled(title, source), language: language.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::rules::shipped;

    #[test]
    fn a_chinese_document_is_cited_in_chinese_by_whoever_reads_it() {
        let book = shipped::find("mcr-mil-2025").unwrap();
        for block in book.blocks.iter().skip(1) {
            let cited = [Language::ZhHans, Language::ZhHant, Language::En].map(|language| language.cited(block));
            assert_eq!(
                cited.each_ref().map(|cited| cited.language.as_str()),
                ["zh-Hans", "zh-Hans", "en"],
                "{cited:?}"
            );
            let [hans, hant, en] = cited.each_ref().map(|cited| cited.text.as_str());
            assert!(hans == hant && hans.contains('《') && en.is_ascii(), "{cited:?}");
        }
        let first = book.blocks.iter().find(|block| block.title == "Fans of 88 points").unwrap();
        assert_eq!(
            Language::ZhHans.cited(first).text,
            "《中国麻将竞赛规则》1998年，番种分值表；名称与编号依世界麻将组织2006年版、88分的番种"
        );
        let book = shipped::find("taiwanese-association-2009").unwrap();
        let cited = Language::ZhHant.cited(&book.blocks[2]);
        assert_eq!(
            (cited.text.as_str(), cited.language.as_str()),
            ("協會台數表（atawmj.org.tw）2009年修訂版、一台", "zh-Hant")
        );
    }

    #[test]
    fn a_japanese_document_is_cited_in_japanese_by_whoever_reads_it() {
        let own = ["riichi-tenhou", "riichi-tenhou-three", "riichi-mahjong-soul", "riichi-mahjong-soul-three"];
        for id in own.into_iter().chain(["riichi-m-league", "riichi-jpml-a-2026"]) {
            for block in shipped::find(id).unwrap().blocks.iter().skip(1) {
                let cited = [Language::Ja, Language::En, Language::ZhHans].map(|language| language.cited(block));
                let languages = cited.each_ref().map(|cited| cited.language.as_str());
                assert_eq!(languages, ["ja", "en", "en"], "{id}: {cited:?}");
                assert!(!cited[0].text.is_ascii() && cited[1].text.is_ascii(), "{cited:?}");
            }
        }
        let book = shipped::find("riichi-jpml-a-2026").unwrap();
        let cited = |title| Language::Ja.cited(book.blocks.iter().find(|block| block.title == title).unwrap()).text;
        assert_eq!(cited("Yaku and dora"), "日本プロ麻雀連盟 Aルール（2026年4月1日版）、役とドラ");
        assert_eq!(cited("Not verified"), "引用できる文言なし、未確認");
        assert_eq!(cited("Limits"), "Riichi Book I、第6章、満貫以上");
    }
}
