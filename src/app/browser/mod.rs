//! Everything that asks the browser for more than drawing. Any of it may be missing or forbidden in a frame.

pub mod address;
pub mod assets;
pub mod canvas;
pub mod clipboard;
pub mod date;
pub mod entries;
pub mod faces;
pub mod files;
pub mod flowers;
pub mod focus;
pub mod language;
pub mod locks;
pub mod media;
pub mod message;
pub mod motion;
pub mod offline;
pub mod printing;
pub mod records;
pub mod rest;
pub mod sharing;
pub mod sound;
pub mod start;
pub mod storage;
pub mod tabs;
pub mod theme;
