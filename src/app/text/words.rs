//! Lists of words that never change, and of texts that each language makes.

/// A closed list of words or sentences; the texts of each language match on it.
macro_rules! words {
    ($(#[doc = $doc:literal])* $list:ident: $($name:ident,)*) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the texts say what each is")]
        pub enum $list { $($name,)* }

        impl $list {
            /// Every one of them.
            pub const ALL: &'static [$list] = &[$($list::$name,)*];
        }
    };
}

/// Texts that a language makes in the module of theirs; what one of them lacks does not compile.
macro_rules! texts {
    ($module:ident: $($(#[doc = $doc:literal])* $name:ident($($arg:ident: $type:ty),*) -> $out:ty;)*) => {
        impl Language {
            $($(#[doc = $doc])*
            #[must_use]
            pub fn $name(self, $($arg: $type),*) -> $out {
                match self {
                    Language::En => en::$module::$name($($arg),*),
                }
            })*
        }
    };
}

pub(super) use {texts, words};
