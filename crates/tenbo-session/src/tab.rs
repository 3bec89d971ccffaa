//! What a tab keeps of what was done last, for when it is loaded again.

/// The part of the address behind `#` that a page has, and the one that it had before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// Now.
    pub now: String,
    /// Before; nothing if the page has changed none.
    pub before: Option<String>,
}

impl Address {
    /// The page puts another text there.
    pub fn replace(&mut self, text: String) {
        if text != self.now {
            self.before = Some(std::mem::replace(&mut self.now, text));
        }
    }

    /// What the tab keeps: a state as the text of a link, with the addresses that lead to it.
    #[must_use]
    pub fn write(&self, state: &str) -> String {
        [&self.now, self.before.as_deref().unwrap_or(&self.now), state].join("\n")
    }
}

/// The state of what a tab has kept, if it is loaded by the address that it had last. A reload may ask for the address before
/// that one as well: what a page says of its address reaches the browser later, on a busy machine by a second or more.
#[must_use]
pub fn read<'a>(kept: &'a str, address: &str, is_reload: bool) -> Option<&'a str> {
    let mut lines = kept.splitn(3, '\n');
    let (now, before, state) = (lines.next()?, lines.next()?, lines.next()?);
    (now == address || is_reload && before == address).then_some(state)
}

#[cfg(test)]
mod tests {
    use super::{Address, read};

    #[test]
    fn a_tab_is_loaded_by_its_last_address_and_a_reload_by_the_one_before_too() {
        let mut address = Address { now: "v1;E=1m".into(), before: None };
        let kept = address.write("v1;E=12m");
        assert_eq!(read(&kept, "v1;E=1m", false), Some("v1;E=12m"));
        assert_eq!(read(&kept, "", true), None, "there was none before");
        address.replace("v1;E=12m".into());
        address.replace("v1;E=12m".into());
        let kept = address.write("v1;E=123m");
        for (asked, is_reload, state) in [
            ("v1;E=12m", true, Some("v1;E=123m")),
            ("v1;E=12m", false, Some("v1;E=123m")),
            ("v1;E=1m", true, Some("v1;E=123m")),
            ("v1;E=1m", false, None),
            ("v1;E=9m", true, None),
        ] {
            assert_eq!(read(&kept, asked, is_reload), state, "{asked}, reload: {is_reload}");
        }
    }

    #[test]
    fn what_no_tab_has_kept_is_no_state() {
        for kept in ["", "v1;E=1m", "v1;E=1m\nv1;E=12m"] {
            assert_eq!(read(kept, "v1;E=1m", true), None, "{kept:?}");
        }
    }
}
