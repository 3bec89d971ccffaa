//! Closed lists of names.

/// An enum whose values have names in the contract: `ALL`, `as_str`, `Display` and `FromStr`, with the error that is given.
///
/// ```
/// tenbo_engine::named! {
///     /// How a game is played.
///     Pace, UnknownPace {
///         /// Without a clock.
///         Slow = "slow",
///         /// With one.
///         Fast = "fast",
///     }
/// }
/// assert_eq!("fast".parse(), Ok(Pace::Fast));
/// assert_eq!("faster".parse::<Pace>(), Err(UnknownPace));
/// assert_eq!(Pace::ALL[0].to_string(), "slow");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $name:ident, $error:ident { $($(#[doc = $doc:literal])* $variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[doc = $doc])* $variant,)* }

        impl $name {
            /// Every value, in the order of the contract.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The name in the contract.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        #[doc = concat!("Not the name of a `", stringify!($name), "`.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $error;

        impl std::str::FromStr for $name {
            type Err = $error;

            fn from_str(text: &str) -> Result<Self, $error> {
                $name::ALL.iter().copied().find(|value| value.as_str() == text).ok_or($error)
            }
        }
    };
}
