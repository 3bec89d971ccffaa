//! The colors of the page.

use tenbo_engine::named;

named! {
    /// Light, dark, or as the system has it.
    Theme {
        /// As the system has it.
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}
