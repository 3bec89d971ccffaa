//! The types of the options of a rulebook.

use super::choices::*;
use super::define::options;
use super::setting::{OptionSpec, Setting};
use super::table::table;

table!(options);
