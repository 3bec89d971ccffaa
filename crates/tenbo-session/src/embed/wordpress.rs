//! What a page of WordPress and a frame in it say to each other. Whoever pastes an address there gets a frame without an
//! origin, hidden until it says how high it would like to be, by a secret that stands behind the `#` of its address.

use serde_json::{Value, json};

/// The heights that WordPress gives a frame; it takes the nearest one of any other.
const HEIGHTS: [u32; 2] = [200, 1000];

/// A longer secret is none.
const LONGEST: usize = 64;

/// By which the page around the frame knows its messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The one behind the `#` of an address, where WordPress puts it, with a hand before it or not.
    #[must_use]
    pub fn of(hash: &str) -> Option<Secret> {
        let (_, text) = hash.split_once("#?secret=")?;
        let is_secret = (1..=LONGEST).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_secret.then(|| Secret(text.to_owned()))
    }

    /// As it stands behind the `#` of an address; the frame may be shown again from there.
    #[must_use]
    pub fn sign(&self) -> String {
        ["#?secret=", &self.0].concat()
    }

    /// Says how high the frame would like to be.
    #[must_use]
    pub fn height(&self, tall: u32) -> Value {
        let [least, most] = HEIGHTS;
        json!({ "message": "height", "value": tall.clamp(least, most), "secret": self.0 })
    }

    /// Asks the page around the frame to open an address of the frame's own host, which a frame without an origin cannot.
    #[must_use]
    pub fn link(&self, address: &str) -> Value {
        json!({ "message": "link", "value": address, "secret": self.0 })
    }

    /// Whether the page around the frame has said that it listens.
    #[must_use]
    pub fn is_asked(&self, said: &Value) -> bool {
        said.get("message").and_then(Value::as_str) == Some("ready")
            && said.get("secret").and_then(Value::as_str) == Some(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_letters_and_digits_behind_the_last_sign() {
        for (hash, wanted) in [
            ("#?secret=AbCdEf1234", Some("AbCdEf1234")),
            ("#v1;E=123m#?secret=E1m2p3sWNP", Some("E1m2p3sWNP")),
            ("#?secret=", None),
            ("#?secret=a-b", None),
            ("#?secret=a&x=1", None),
            ("#secret=abc", None),
            ("#v1;E=123m", None),
            ("", None),
        ] {
            let secret = Secret::of(hash);
            assert_eq!(secret.as_ref().map(|secret| secret.0.as_str()), wanted, "{hash}");
            assert!(secret.is_none_or(|secret| hash.ends_with(&secret.sign())), "{hash}");
        }
        assert_eq!(Secret::of(&["#?secret=", &"a".repeat(65)].concat()), None);
    }

    #[test]
    fn a_height_is_one_that_wordpress_gives() {
        let secret = Secret(String::from("abc"));
        for (tall, value) in [(0, 200), (200, 200), (641, 641), (1000, 1000), (4000, 1000)] {
            assert_eq!(secret.height(tall), json!({ "message": "height", "value": value, "secret": "abc" }));
        }
    }

    #[test]
    fn only_the_page_that_knows_the_secret_is_answered() {
        let secret = Secret(String::from("abc"));
        assert!(secret.is_asked(&json!({ "message": "ready", "secret": "abc" })));
        for other in [
            json!({ "message": "ready", "secret": "abd" }),
            json!({ "message": "ready" }),
            json!({ "message": "height", "secret": "abc" }),
            json!("ready"),
            Value::Null,
        ] {
            assert!(!secret.is_asked(&other), "{other}");
        }
    }
}
