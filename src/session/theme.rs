//! The colours of the page.

use crate::engine::draft::named;

named! {
    /// Light, dark, or as the system has it.
    Theme, ParseThemeError {
        /// As the system has it.
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}
