//! Why a club's own color is not used.

use super::language::Language;
use tenbo_session::embed::colors::Fault;
use tenbo_session::theme::Theme;

impl Language {
    /// Why a color is not used, or not in every light. The ratio is never rounded up to what would do.
    #[must_use]
    pub fn color_fault(self, fault: &Fault) -> String {
        let ratio = format!("{:.1}", (fault.ratio * 10.0).floor() / 10.0);
        match fault.theme {
            Some(Theme::Light) => self.embed_say_faint_on_light(&ratio),
            Some(Theme::Dark) => self.embed_say_faint_on_dark(&ratio),
            Some(Theme::Auto) | None => self.embed_say_faint(&ratio),
        }
    }
}

#[cfg(test)]
mod tests {
    use tenbo_session::embed::colors::{Color, Colors};
    use tenbo_session::theme::Theme;

    use crate::Language;

    #[test]
    fn a_ratio_that_is_just_too_low_is_not_told_as_enough() {
        let colors = |paper| Colors { accent: Color::read("#777"), paper: Color::read(paper), ink: None };
        let said = |colors: Colors, theme| {
            let said = colors.faults(theme).iter().map(|fault| Language::En.color_fault(fault)).collect::<Vec<_>>();
            said.join(" ")
        };
        assert!(said(colors("#fff"), Theme::Auto).contains("4.4:1"), "4.48");
        let blue = Colors { accent: Color::read("#1f4e8c"), ..Colors::default() };
        assert!(said(blue, Theme::Auto).contains("light mode only"));
        assert_eq!(said(blue, Theme::Light), "");
    }
}
