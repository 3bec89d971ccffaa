//! Compiles the messages of all languages (`locales`).

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

#[path = "src/i18n/compile/mod.rs"]
mod compile;

fn main() {
    split();
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let write =
        |name: &str, bytes: &[u8]| fs::write(Path::new(&out).join(name), bytes).expect("OUT_DIR can be written");
    let texts = compile::compile(Path::new("locales"), Path::new("src"));
    println!("cargo::rerun-if-changed=locales");
    let mut sections = String::new();
    for (name, file) in &texts.files {
        write(&format!("{name}.txt"), file.as_bytes());
        section(&mut sections, name, &format!("{name}.txt"));
    }
    write("texts.rs", texts.rust.as_bytes());
    write("sections.rs", sections.as_bytes());
}

/// The page of a release is split into parts (`scripts/build/split.mjs`), which takes what the linker knows of each function.
fn split() {
    println!("cargo::rustc-check-cfg=cfg(split)");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") && env::var_os("CARGO_FEATURE_PAGE").is_some()
    {
        println!("cargo::rustc-cfg=split");
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}

/// A file of its own beside the module: a section of the module, which the build cuts out of it. Marked as used it would
/// be data of the module as well.
fn section(out: &mut String, name: &str, file: &str) {
    let constant = name.replace('-', "_").to_ascii_uppercase();
    let bytes = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))");
    writeln!(out, "#[allow(dead_code)]\n#[unsafe(link_section = {name:?})]").expect("text");
    writeln!(out, "static {constant}: [u8; {bytes}.len()] = *{bytes};").expect("text");
}
