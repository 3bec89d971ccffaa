//! Names as they are looked for: the same however somebody writes them.

/// A name as it is looked for: in small letters without marks, spaces and hyphens, kana in Latin letters, and long vowels
/// short, since they are written in many ways. `Toi-toi`, `toitoi` and `トイトイ` are the same, and so are `chūren`, `chuuren` and
/// `ちゅうれん`. Other letters beyond ASCII are taken as they are: what knows of all alphabets would be kilobytes of the page.
#[must_use]
pub fn sought(name: &str) -> String {
    let mut latin = Latin::default();
    name.chars().for_each(|letter| latin.add(letter));
    latin.text
}

/// The Latin letters of what was read so far.
#[derive(Default)]
struct Latin {
    text: String,
    /// The next consonant is doubled, as a small tsu says.
    doubles: bool,
}

impl Latin {
    fn add(&mut self, letter: char) {
        match letter {
            // Only where e is long does a letter say so in Latin: `iipeikou`.
            'ー' if self.text.ends_with('e') => self.letter('i'),
            ' ' | '-' | '\'' | '’' | '・' | 'ー' | '\u{3000}' => {}
            'っ' | 'ッ' => self.doubles = true,
            'ゃ' | 'ャ' => self.glide("ya"),
            'ゅ' | 'ュ' => self.glide("yu"),
            'ょ' | 'ョ' => self.glide("yo"),
            'ぁ' | 'ァ' => self.small('a'),
            'ぃ' | 'ィ' => self.small('i'),
            'ぅ' | 'ゥ' => self.small('u'),
            'ぇ' | 'ェ' => self.small('e'),
            'ぉ' | 'ォ' => self.small('o'),
            _ => match syllable(letter) {
                Some(syllable) => self.syllable(syllable),
                None => self.letter(plain(letter)),
            },
        }
    }

    /// A letter; the second one of a long vowel is left out.
    fn letter(&mut self, letter: char) {
        let long = match letter {
            'a' | 'i' | 'o' => self.text.ends_with(letter),
            'u' => self.text.ends_with(['u', 'o']),
            _ => false,
        };
        if !long {
            self.text.push(letter);
        }
    }

    fn syllable(&mut self, syllable: &str) {
        let first = syllable.chars().next().filter(|_| std::mem::take(&mut self.doubles));
        first.into_iter().chain(syllable.chars()).for_each(|letter| self.letter(letter));
    }

    /// A small ya, yu or yo takes the place of the vowel before it: ki and ya are kya, shi and ya are sha.
    fn glide(&mut self, syllable: &str) {
        if self.text.ends_with('i') {
            self.text.pop();
        }
        let is_soft = self.text.ends_with(['h', 'j']);
        syllable.chars().skip(usize::from(is_soft)).for_each(|letter| self.letter(letter));
    }

    /// A small vowel takes the place of the one before it: fu and a are fa.
    fn small(&mut self, vowel: char) {
        if self.text.ends_with(['a', 'i', 'u', 'e', 'o']) {
            self.text.pop();
        }
        self.letter(vowel);
    }
}

/// A letter without its marks, in a small one. Letters of full width are as the others.
fn plain(letter: char) -> char {
    match letter {
        'ā' | 'á' | 'ǎ' | 'à' => 'a',
        'ē' | 'é' | 'ě' | 'è' => 'e',
        'ī' | 'í' | 'ǐ' | 'ì' => 'i',
        'ō' | 'ó' | 'ǒ' | 'ò' => 'o',
        'ū' | 'ú' | 'ǔ' | 'ù' | 'ǖ' | 'ǘ' | 'ǚ' | 'ǜ' | 'ü' => 'u',
        '！'..='～' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter).to_ascii_lowercase(),
        _ => letter.to_ascii_lowercase(),
    }
}

/// A kana in Latin letters.
fn syllable(letter: char) -> Option<&'static str> {
    let place = match letter {
        'か'..='ん' => u32::from(letter) - u32::from('か'),
        'カ'..='ン' => u32::from(letter) - u32::from('カ'),
        'あ' | 'ア' => return Some("a"),
        'い' | 'イ' => return Some("i"),
        'う' | 'ウ' => return Some("u"),
        'え' | 'エ' => return Some("e"),
        'お' | 'オ' => return Some("o"),
        _ => return None,
    };
    SYLLABLES.get(usize::try_from(place).ok()?).copied()
}

/// The kana from ka to n in the order of their code points; those that are handled by themselves are empty.
const SYLLABLES: [&str; 73] = [
    "ka", "ga", "ki", "gi", "ku", "gu", "ke", "ge", "ko", "go", "sa", "za", "shi", "ji", "su", "zu", "se", "ze", "so",
    "zo", "ta", "da", "chi", "ji", "", "tsu", "zu", "te", "de", "to", "do", "na", "ni", "nu", "ne", "no", "ha", "ba",
    "pa", "hi", "bi", "pi", "fu", "bu", "pu", "he", "be", "pe", "ho", "bo", "po", "ma", "mi", "mu", "me", "mo", "",
    "ya", "", "yu", "", "yo", "ra", "ri", "ru", "re", "ro", "wa", "wa", "i", "e", "o", "n",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_however_it_is_written() {
        for (wanted, names) in [
            ("toitoi", &["Toi-toi", "toi toi", "TOITOI", "トイトイ", "といとい", "ｔｏｉｔｏｉ"][..]),
            ("chitoitsu", &["chiitoitsu", "チートイツ", "ちいといつ"]),
            ("churenpoto", &["chuuren poutou", "chūren pōtō", "チュウレンポウトウ", "チューレンポートー"]),
            ("ipeiko", &["iipeikou", "イーペーコー", "イーペイコー"]),
            ("ryanpeiko", &["ryanpeikou", "リャンペーコー"]),
            ("ippatsu", &["ippatsu", "イッパツ", "いっぱつ"]),
            ("junchan", &["junchan", "ジュンチャン"]),
            ("sanshokudojun", &["sanshoku doujun", "サンショクドウジュン"]),
            ("shosushi", &["shousuushi", "ショースーシー", "しょうすうし"]),
            ("kokushimuso", &["kokushi musou", "コクシムソウ"]),
            ("tenpai", &["tenpai", "テンパイ"]),
            ("fanda", &["ファンダ", "fanda"]),
            ("qidui", &["qī duì", "qi dui"]),
            ("對對糊", &["對對糊"]),
            ("純chan", &["純チャン"]),
            ("threedragons", &["Three dragons"]),
        ] {
            for name in names {
                assert_eq!(sought(name), wanted, "{name}");
            }
        }
    }
}
