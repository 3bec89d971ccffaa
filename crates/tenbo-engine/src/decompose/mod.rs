//! Every way to see a hand as sets and a pair or as a special shape.

mod complete;
mod custom;
mod decomposition;
mod distance;
mod irregular;
mod knitted;
mod shortfall;
mod special_shortfall;
mod split;
mod standard;
mod standard_shortfall;
mod template_shortfall;

pub(crate) use complete::is_only_wait;
pub use decomposition::{Completed, Decomposition, Form, LooseTiles, Set, SetList, Shape, ShapeSet, Shapes, WaitShape};
pub(crate) use distance::{Distance, most_copies};
pub(crate) use knitted::knitted_straight_within;
pub(crate) use shortfall::Shortfall;
pub(crate) use split::{for_each_partial, wait_of};
pub use standard::{all, each, is_complete};
