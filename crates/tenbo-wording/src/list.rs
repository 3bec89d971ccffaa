//! Lists within a sentence.

use super::language::Language;

impl Language {
    /// "a", "a and b", "a, b and c".
    #[must_use]
    pub fn and<T: AsRef<str>>(self, words: &[T]) -> String {
        match words {
            [] => String::new(),
            [one] => one.as_ref().to_owned(),
            [first @ .., last] => self.list_last(&self.listed(first), last.as_ref()),
        }
    }

    /// "a, b, c"
    #[must_use]
    pub fn listed<T: AsRef<str>>(self, words: &[T]) -> String {
        let mut words = words.iter();
        let first = words.next().map_or_else(String::new, |word| word.as_ref().to_owned());
        words.fold(first, |list, word| self.list_next(&list, word.as_ref()))
    }
}

impl Language {
    /// What stands between a heading and its text where the two are marked up differently: ": ".
    #[must_use]
    pub fn colon(self) -> String {
        self.labeled("", "")
    }

    /// "a; b; c": texts that may have commas in them.
    #[must_use]
    pub fn clauses_of<T: AsRef<str>>(self, texts: &[T]) -> String {
        let mut texts = texts.iter();
        let first = texts.next().map_or_else(String::new, |text| text.as_ref().to_owned());
        texts.fold(first, |before, next| self.clauses(&before, next.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_of_a_list_is_joined_by_and() {
        let list = |words: &[&str]| Language::En.and(words);
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }
}
