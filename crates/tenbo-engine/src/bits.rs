//! Sets whose members are numbered from 0, as the bits of a number. Sets of the members of an enum are those of `enumset`.

/// Declares such a set.
macro_rules! bit_set {
    ($(#[$meta:meta])* $name:ident($vis:vis $bits:ty)) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($vis $bits);

        #[allow(dead_code, reason = "no set needs all of these")]
        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// The set as a number.
            #[must_use]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether it is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members it has.
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// What is in either set.
            #[must_use]
            pub const fn union(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in both sets.
            #[must_use]
            pub const fn intersection(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is not in `other`.
            #[must_use]
            pub const fn difference(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Whether anything is in both sets.
            #[must_use]
            pub const fn intersects(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether all of it is in `other`.
            #[must_use]
            pub const fn is_subset(self, other: $name) -> bool {
                self.0 & !other.0 == 0
            }

            /// The numbers of its members, ascending.
            fn numbers(self) -> impl Iterator<Item = u8> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let number = rest.trailing_zeros() as u8;
                    rest &= rest.checked_sub(1)?;
                    Some(number)
                })
            }
        }
    };
}

pub(crate) use bit_set;
