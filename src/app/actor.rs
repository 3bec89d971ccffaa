//! Who changes the state.

/// Who asks for a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Whoever looks at the page. A page around the frame may want that readers change nothing.
    Reader,
    /// The page around the frame, or the address.
    Host,
}
