//! What the user is doing: state, edits, history, share text, key map. Pure.
