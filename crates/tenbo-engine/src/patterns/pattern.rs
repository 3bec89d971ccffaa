//! The patterns by name.

use std::fmt;
use std::str::FromStr;

use super::custom::CustomNumber;
use super::define::collect;
use crate::UnknownName;

/// Makes the enum from the rows of the families.
macro_rules! variants {
    ($($family:ident { $shared:tt $(
        $(#[doc = $doc:literal])*
        $pattern:ident = $id:literal { source: $source:literal, $($cell:tt)* }
    )* })*) => {
        /// A pattern that some rulebook scores. What it is worth, and what it excludes, is up to the rulebook. The
        /// patterns of the catalogue come first; after them come the hands that a rulebook defines itself by templates,
        /// `custom-1` to `custom-64` (docs/rules/templates.md).
        ///
        /// Each variant has its name and definition, what riichi and the Chinese Official rules call it, and where its
        /// definition comes from. The documents that are named as sources, and how far they are known, are listed in
        /// docs/rules/README.md, The documents. All yaku with their patterns are in docs/rules/riichi.md, Yaku, all
        /// fans in docs/rules/chinese-official.md, Fans; a fan's number is that of the edition of 2006 (WMO) unless the
        /// source says otherwise. The names in other families of rules are on their pages beside these.
        ///
        /// The order is that of lists shown to players.
        ///
        /// ```
        /// use tenbo_engine::Pattern;
        ///
        /// assert_eq!(Pattern::AllSimples.as_str(), "all-simples");
        /// assert_eq!("three-terminal-or-honor-pungs".parse(), Ok(Pattern::ThreeTerminalOrHonorPungs));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Pattern {
            $($(
                $(#[doc = $doc])*
                ///
                #[doc = concat!("Source: ", $source, ".")]
                $pattern,
            )*)*
            /// A hand that a rulebook defines itself, by templates.
            Custom(CustomNumber),
        }

        /// The patterns as numbers, those of the catalogue first.
        enum Place { $($($pattern,)*)* Custom }

        impl Pattern {
            /// Every pattern of the catalogue, in the order of lists.
            pub const ALL: &'static [Pattern] = &[$($(Pattern::$pattern,)*)*];

            /// The id in files and answers, `all-simples` for example.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($(Pattern::$pattern => $id,)*)*
                    Pattern::Custom(number) => number.id(),
                }
            }

            /// The index of the pattern's row in the catalogue; the number of rows for a hand that a rulebook defines
            /// itself. Compiles to reading a byte.
            pub(super) const fn row(self) -> usize {
                match self {
                    $($(Pattern::$pattern => Place::$pattern as usize,)*)*
                    Pattern::Custom(_) => Place::Custom as usize,
                }
            }
        }
    };
}

collect!(variants);

const _: () = assert!(size_of::<Pattern>() == 2, "a pattern takes two bytes");

impl Pattern {
    /// The number of patterns of the catalogue.
    pub const COUNT: usize = Pattern::ALL.len();

    /// Every hand that a rulebook may define itself, `custom-1` to `custom-64`.
    pub const CUSTOM: &'static [Pattern] = &{
        let mut all = [Pattern::Custom(CustomNumber::ALL[0]); CustomNumber::ALL.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = Pattern::Custom(CustomNumber::ALL[at]);
            at += 1;
        }
        all
    };

    /// The index of the pattern in tables by pattern, which have `COUNT` places for the catalogue and then one for each
    /// of `CUSTOM`.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Pattern::Custom(number) => Pattern::COUNT + number.get() as usize,
            _ => self.row(),
        }
    }

    /// The number of a hand that a rulebook defines itself, from 0 for `custom-1` to 63 for `custom-64`; `None` for a pattern
    /// of the catalogue.
    #[must_use]
    pub const fn custom_number(self) -> Option<u8> {
        match self {
            Pattern::Custom(number) => Some(number.get()),
            _ => None,
        }
    }

    /// Every pattern that a hand with this one also has, whether implied directly or by an implied pattern, in no
    /// particular order.
    #[must_use]
    pub fn implied(self) -> Vec<Pattern> {
        let mut all = Vec::new();
        let mut open = vec![self];
        while let Some(pattern) = open.pop() {
            for entailment in pattern.def().implies {
                let implied = entailment.pattern();
                if !all.contains(&implied) {
                    all.push(implied);
                    open.push(implied);
                }
            }
        }
        all
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Pattern {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let found = Pattern::ALL.iter().chain(Pattern::CUSTOM).copied().find(|pattern| pattern.as_str() == text);
        found.ok_or_else(|| UnknownName::new("Pattern", text))
    }
}
