//! The words of a frame on another site, and of what is pasted to have one.

use super::words::words;

words! {
    /// A word or sentence that never changes.
    EmbedWord:
    ReadOnly,
    Open,
    Intro,
    Shows,
    Full,
    Compact,
    Result,
    Language,
    AsBrowser,
    Locked,
    WithHand,
    Size,
    Width,
    Height,
    SizeHelp,
    Host,
    HostHelp,
    HostWrong,
    Preview,
    Script,
    ScriptHelp,
    Frame,
    FrameHelp,
    Copy,
    Copied,
    CopyByHand,
    FrameName,
}
