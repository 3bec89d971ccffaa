//! The macros that make the catalogue from the rows of the families.

/// Makes the table of a family. Its file begins with it: what all rows share, then a row for every pattern, such as
///
/// ```text
/// family! { $
///     (category: Pungs, scope: Sets,)
///
///     /// Two kongs. At least two kongs of any kind.
///     TwoKongs = "two-kongs" {
///         source: "Four Winds, Two Kongs",
///         example: "123m11z89s[1111s](2222p)+7s", near_miss: "123m11z89s[1111s](222p)+7s",
///         requires: [TWO_KONGS], implies: [Hand(OneKong)],
///     } => |facts, matches| kongs(facts, matches, 2);
/// }
/// ```
///
/// The row has the variant of [`Pattern`](super::Pattern) with its definition, its id, the cells, and the function that
/// reports it. The cells stand in this order; those in brackets may be left out, and are then what all rows share,
/// which begins with the category and the scope:
///
/// ```text
/// source      where the definition comes from; the document is in docs/rules/README.md
/// example     a hand with the pattern: words for what happened, then the hand in notation
/// near_miss   a similar hand without it
/// [scope]     what it is about, if not what the others are
/// [build]     what its hands consist of, if not the usual
/// [needs]     the option without which no rulebook can use it
/// [options]   the options that say what its hands are, when they are won, or what is paid beside them
/// [requires]  the bits of Prefilter that a hand with it has: unless all are set, it is not looked for
/// [implies]   the patterns that a hand with it also has, and how
/// ```
///
/// A family passes its rows on as a macro, `rows!`, because an enum stands in one place. The lone `$` at the start is
/// what that macro's own variables begin with: a macro cannot write one for another macro.
macro_rules! family {
    ($dollar:tt (category: $category:ident, scope: $scope:ident, $($shared:tt)*)
        $($(#[doc = $doc:literal])* $pattern:ident = $id:literal $cells:tt => $find:expr;)*
    ) => {
        /// The functions of the family, each under the name of its pattern.
        pub(super) struct Finders;

        #[allow(non_upper_case_globals)]
        impl Finders {
            $(pub(super) const $pattern: fn(&super::HandFacts, &mut super::Matches) = $find;)*
        }

        macro_rules! rows {
            ($dollar($dollar before:tt)*) => {
                collect! { $dollar($dollar before)* {
                    (category: $category, scope: $scope, $($shared)*)
                    $($(#[doc = $doc])* $pattern = $id $cells)*
                } }
            };
        }
        pub(super) use rows;
    };
}

/// Calls a macro with the rows of all families, `family { (shared) rows }`. The order is that of lists.
macro_rules! collect {
    ($then:ident) => {
        collect! { $then [
            basic_points basic_sets bonus
            chows pungs honor_pungs kongs whole_hand
            concealment waits declarations circumstances
            pairs orphans knitted gates treasures jewels scholars serpents
            dora
        ] }
    };
    ($then:ident [$next:ident $($later:ident)*] $($families:tt)*) => {
        super::$next::rows! { $then [$($later)*] $($families)* $next }
    };
    ($then:ident [] $($families:tt)*) => {
        $then! { $($families)* }
    };
}

pub(super) use {collect, family};
