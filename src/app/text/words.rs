//! Lists of words that never change.

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

pub(super) use words;
