//! What a tab keeps of what was done last, for when it is loaded again.

/// How long the browser may ask for the address that was there before the last one, in milliseconds: what a page says of its
/// address reaches the browser a little later, on a busy machine a second or more.
const LATE: u64 = 10_000;

/// The part of the address behind `#` that a page has, and the one that it had before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// Now.
    pub now: String,
    /// Before, and when that ended, in milliseconds since 1970; nothing if the page has changed none.
    pub before: Option<(String, u64)>,
}

impl Address {
    /// The page puts another text there.
    pub fn replace(&mut self, text: String, time: u64) {
        if text != self.now {
            self.before = Some((std::mem::replace(&mut self.now, text), time));
        }
    }

    /// What the tab keeps: a state as the text of a link, with the addresses that lead to it.
    #[must_use]
    pub fn write(&self, state: &str) -> String {
        let (before, ended) =
            self.before.clone().map_or_else(Default::default, |(text, time)| (text, time.to_string()));
        [&self.now, &before, &ended, state].join("\n")
    }
}

/// The state of what a tab has kept, if it is loaded by the address that it had last, or had shortly before.
#[must_use]
pub fn read<'a>(kept: &'a str, address: &str, time: u64) -> Option<&'a str> {
    let mut lines = kept.splitn(4, '\n');
    let (now, before, ended, state) = (lines.next()?, lines.next()?, lines.next()?, lines.next()?);
    let is_late = || {
        before == address && ended.parse().is_ok_and(|ended: u64| (ended..ended.saturating_add(LATE)).contains(&time))
    };
    (now == address || is_late()).then_some(state)
}

#[cfg(test)]
mod tests {
    use super::{Address, read};

    #[test]
    fn a_tab_is_loaded_by_its_last_address_or_shortly_by_the_one_before() {
        let mut address = Address { now: "v1;E=1m".into(), before: None };
        let kept = address.write("v1;E=12m");
        assert_eq!(read(&kept, "v1;E=1m", 0), Some("v1;E=12m"));
        assert_eq!(read(&kept, "", 0), None, "there was none before");
        address.replace("v1;E=12m".into(), 1000);
        address.replace("v1;E=12m".into(), 9000);
        let kept = address.write("v1;E=123m");
        for (asked, time, state) in [
            ("v1;E=12m", 1_000_000_000, Some("v1;E=123m")),
            ("v1;E=1m", 2000, Some("v1;E=123m")),
            ("v1;E=1m", 11_000, None),
            ("v1;E=1m", 500, None),
            ("v1;E=9m", 2000, None),
        ] {
            assert_eq!(read(&kept, asked, time), state, "{asked} at {time}");
        }
    }

    #[test]
    fn what_no_tab_has_kept_is_no_state() {
        for kept in ["", "v1;E=1m", "v1;E=1m\nv1;E=12m"] {
            assert_eq!(read(kept, "v1;E=1m", 0), None, "{kept:?}");
        }
    }
}
