//! The text that a webmaster pastes.

use std::borrow::Cow;

use super::colors::{Colors, Role};
use super::config::Ui;
use super::percent::encode;
use crate::theme::Theme;
use crate::{RulesChoice, State, share};

/// What a page is to show, and how large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snippet {
    /// The address of this page, without query and hash.
    pub page: String,
    /// The rulebook.
    pub rules: &'static str,
    /// The hand as the text of a link; it names its rules itself.
    pub hand: Option<String>,
    /// The code of the language; none leaves it to the browser.
    pub lang: Option<&'static str>,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// The club's own colors.
    pub colors: Colors,
    /// How much is shown.
    pub ui: Ui,
    /// Whether readers may change nothing.
    pub readonly: bool,
    /// The origin of the page that it is pasted into.
    pub host: Option<String>,
    /// What the frame is called by those who listen.
    pub title: &'static str,
    /// How wide it is at most; none lets it fill the page.
    pub width: Option<u32>,
    /// How high it is, or at first.
    pub height: u32,
}

impl Snippet {
    /// What is not as it is anyway, by the names of the query.
    fn fields(&self) -> Vec<(&'static str, Cow<'_, str>)> {
        let mut fields = Vec::new();
        if self.hand.is_none() {
            fields.push(("rules", self.rules.into()));
        }
        fields.extend(self.lang.map(|lang| ("lang", lang.into())));
        if self.theme != Theme::Auto {
            fields.push(("theme", self.theme.as_str().into()));
        }
        for &role in Role::ALL {
            fields.extend(self.colors.of(role).map(|color| (role.as_str(), color.digits().into())));
        }
        if self.ui != Ui::Full {
            fields.push(("ui", self.ui.as_str().into()));
        }
        if self.readonly {
            fields.push(("readonly", "1".into()));
        }
        fields
    }

    /// The address of the frame.
    #[must_use]
    pub fn address(&self) -> String {
        let mut out = self.query();
        if let Some(hand) = &self.hand {
            out.extend(["#", hand]);
        }
        out
    }

    /// The address for sites that make a frame of it: some cut it at its `#`.
    #[must_use]
    pub fn pasted(&self) -> String {
        let mut out = self.query();
        if let Some(hand) = &self.hand {
            out.extend(["&h=", &encode(hand)]);
        }
        out
    }

    /// The address of the frame without its hand.
    fn query(&self) -> String {
        let mut out = [&self.page, "?embed=1"].concat();
        let host = self.host.as_deref().map(|host| ("host", host.into()));
        for (name, value) in self.fields().into_iter().chain(host) {
            out.extend(["&", name, "=", &encode(&value)]);
        }
        out
    }

    /// A script and the element that it fills: the frame becomes as high as what is in it. The link within shows where no script
    /// runs.
    #[must_use]
    pub fn script(&self) -> String {
        let folder = self.page.rsplit_once('/').map_or("", |(folder, _)| folder);
        let source = [folder, "/embed.js"].concat();
        let mut out = String::from("<script");
        attribute(&mut out, "src", &source);
        out.push_str(" async></script>\n<tenbo-score");
        for (name, value) in self.fields() {
            attribute(&mut out, name, &value);
        }
        if let Some(hand) = &self.hand {
            attribute(&mut out, "hand", hand);
        }
        if let Some(width) = self.width {
            attribute(&mut out, "width", &width.to_string());
        }
        attribute(&mut out, "height", &self.height.to_string());
        attribute(&mut out, "title", self.title);
        out.push_str("><a");
        attribute(&mut out, "href", &self.link());
        out.push('>');
        escape(&mut out, self.title);
        out.push_str("</a></tenbo-score>");
        out
    }

    /// The address of the whole page with the hand, or else with the rulebook.
    fn link(&self) -> String {
        let rules = || RulesChoice::of(self.rules).map(|rules| share::write(&State { rules, ..State::default() }));
        let text = self.hand.clone().or_else(rules).unwrap_or_default();
        [&self.page, "#", &text].concat()
    }

    /// A frame without any script: it stays as high as it is.
    #[must_use]
    pub fn frame(&self) -> String {
        let mut out = String::from("<iframe");
        attribute(&mut out, "src", &self.address());
        attribute(&mut out, "title", self.title);
        attribute(&mut out, "width", &self.width.map_or_else(|| String::from("100%"), |width| width.to_string()));
        attribute(&mut out, "height", &self.height.to_string());
        attribute(&mut out, "sandbox", SANDBOX);
        attribute(&mut out, "allow", ALLOW);
        attribute(&mut out, "loading", "lazy");
        out.push_str("></iframe>");
        out
    }
}

/// What the frame may do: run, have its own origin, open a link in a new window, which is then a page like any other, print,
/// and save a file. `embed.js` has the same.
pub const SANDBOX: &str =
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads";

/// What the page around it lends it.
pub const ALLOW: &str = "clipboard-write; fullscreen";

fn attribute(out: &mut String, name: &str, value: &str) {
    out.extend([" ", name, "=\""]);
    escape(out, value);
    out.push('"');
}

fn escape(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            _ => out.push(letter),
        }
    }
}
