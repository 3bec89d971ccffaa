//! What each option needs.

use OptionKey as K;

use super::choices::*;
use super::define::needs;
use super::need::{Feature, Need, Need::*, *};
use super::option::OptionKey;
use super::table::table;

table!(needs);
