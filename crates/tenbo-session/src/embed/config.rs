//! What the query of the address says. The state stands behind `#`, as everywhere.

use tenbo_engine::named;
use tenbo_engine::rules::shipped;

use super::colors::{Color, Colors, Fault, Role};
use super::percent::decode;
use crate::share::Dropped;
use crate::theme::Theme;

named! {
    /// How much of the widget a frame shows.
    Ui {
        /// Everything that makes sense in a frame.
        Full = "full",
        /// One narrow column.
        Compact = "compact",
        /// A hand and what it is worth; nothing is entered.
        Result = "result",
    }
}

impl Ui {
    /// Whether readers have nothing to change the hand with.
    #[must_use]
    pub fn is_for_reading(self) -> bool {
        self == Ui::Result
    }
}

/// The configuration of a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The rulebook that is played where the state names none.
    pub rules: Option<&'static str>,
    /// The code of the language.
    pub lang: Option<&'static str>,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// The club's own colors, those that cannot be read among them.
    pub colors: Colors,
    /// How much is shown.
    pub ui: Ui,
    /// Whether readers may change nothing.
    pub readonly: bool,
    /// The origin of the page around the frame: the only one that is listened to, and the only one that hears more than
    /// how high the frame would like to be.
    pub host: Option<String>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            rules: None,
            lang: None,
            theme: Theme::Auto,
            colors: Colors::default(),
            ui: Ui::Full,
            readonly: false,
            host: None,
        }
    }
}

/// A part of the address that was ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The name of the parameter; [`HAND`] of what stands behind `#`.
    pub param: String,
    /// What it was to be.
    pub value: String,
}

/// Names what stands behind `#`, as the attribute of the place does.
pub const HAND: &str = "hand";

/// More warnings than this help nobody.
const MOST: usize = 20;

/// So many characters of an ignored parameter are repeated.
const LONGEST: usize = 60;

/// The parameters of a query, escaped as they stand there.
pub(crate) fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let query = query.strip_prefix('?').unwrap_or(query);
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

/// Reads a query. What is not known, or said a second time, is ignored and reported. `langs` are the codes of the
/// languages that there are.
#[must_use]
pub fn read(query: &str, langs: &'static [&'static str]) -> (Config, Vec<Warning>) {
    let mut config = Config::default();
    let mut warnings = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    for (name, value) in pairs(query) {
        let (name, value) = (decode(name), decode(value));
        let taken = !seen.contains(&name) && config.take(&name, &value, langs);
        if taken {
            seen.push(name);
        } else {
            warn(&mut warnings, &name, &value);
        }
    }
    for Fault { role, theme, .. } in config.colors.faults(config.theme) {
        let value = config.colors.of(role).map(|color| color.to_string()).unwrap_or_default();
        let place = theme.map(|theme| [" (", theme.as_str(), ")"].concat()).unwrap_or_default();
        warn(&mut warnings, role.as_str(), &[value, place].concat());
    }
    (config, warnings)
}

fn warn(warnings: &mut Vec<Warning>, param: &str, value: &str) {
    let short = |text: &str| text.chars().take(LONGEST).collect();
    if warnings.len() < MOST {
        warnings.push(Warning { param: short(param), value: short(value) });
    }
}

/// Adds what of the hand could not be read.
pub fn warn_of_hand(warnings: &mut Vec<Warning>, dropped: &[Dropped]) {
    for part in dropped {
        warn(warnings, HAND, &part.text);
    }
}

impl Config {
    /// Takes a parameter; `false` if there is none of this name or it cannot be so.
    fn take(&mut self, name: &str, value: &str, langs: &[&'static str]) -> bool {
        let one_of = |list: &[&'static str]| list.iter().copied().find(|known| *known == value);
        match name {
            "embed" => matches!(value, "1" | "true"),
            // The hand, which is read with what stands behind `#`.
            "h" => true,
            "rules" => {
                self.rules = one_of(shipped::OFFERED);
                self.rules.is_some()
            }
            "lang" => {
                self.lang = language(value, langs);
                self.lang.is_some()
            }
            "theme" => value.parse().map(|theme| self.theme = theme).is_ok(),
            "accent" | "paper" | "ink" => {
                let color = Color::read(value);
                name.parse().is_ok_and(|role: Role| {
                    *self.colors.of_mut(role) = color;
                    color.is_some()
                })
            }
            "ui" => value.parse().map(|ui| self.ui = ui).is_ok(),
            "readonly" => {
                self.readonly = matches!(value, "1" | "true" | "readonly");
                self.readonly || matches!(value, "0" | "false")
            }
            "host" => {
                self.host = origin(value);
                self.host.is_some()
            }
            _ => false,
        }
    }
}

/// The language of a tag such as `zh-TW`, by the rule of the start script (boot.js): the regions that write Chinese in the
/// traditional way, and the others, as far as no script is named.
#[must_use]
pub fn language(tag: &str, langs: &[&'static str]) -> Option<&'static str> {
    let tag = tag.to_ascii_lowercase();
    let mut parts = tag.split('-');
    let chinese = match (parts.next(), parts.next()) {
        (Some("zh"), Some("tw" | "hk" | "mo" | "hant")) => Some("zh-hant"),
        (Some("zh"), _) => Some("zh-hans"),
        _ => None,
    };
    let tag = chinese.unwrap_or(&tag);
    let is = |code: &str| {
        let code = code.to_ascii_lowercase();
        tag.strip_prefix(&code).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    langs.iter().copied().find(|code| is(code))
}

/// An origin as browsers write it; nothing for what is none. No pattern stands for several.
#[must_use]
pub fn origin(text: &str) -> Option<String> {
    let text = text.trim().to_ascii_lowercase();
    let (scheme, rest) = text.split_once("://")?;
    let default = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return None,
    };
    let host = rest.strip_suffix('/').unwrap_or(rest);
    let host = host.strip_suffix(default).unwrap_or(host);
    let (name, port) = match host.rsplit_once(':') {
        // A colon within brackets belongs to the address there.
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        _ => (host, None),
    };
    let inner = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let letters = match inner {
        Some(inner) => !inner.is_empty() && inner.bytes().all(|byte| byte.is_ascii_hexdigit() || b":.".contains(&byte)),
        None => !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte)),
    };
    let port_known = port.is_none_or(|port| !port.starts_with('+') && port.parse::<u16>().is_ok());
    (letters && port_known).then(|| [scheme, "://", host].concat())
}
