//! Compiles the messages of all languages (`locales`).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "src/compile/mod.rs"]
mod compile;

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let repository = Path::new("../..");
    let texts = compile::compile(&repository.join("locales"), repository);
    println!("cargo::rerun-if-changed=../../locales");
    let (mut files, mut sections) = (String::new(), String::new());
    for (name, file) in &texts.files {
        let path = out.join(format!("{name}.txt"));
        fs::write(&path, file).expect("OUT_DIR can be written");
        writeln!(files, "({name:?}) => {{ include_bytes!({:?}) }};", path.display().to_string()).expect("text");
        section(&mut sections, name);
    }
    fs::write(out.join("texts.rs"), texts.rust).expect("OUT_DIR can be written");
    let macros = format!(
        "/// A file of texts by its name, such as `texts-en`.\n#[macro_export]\nmacro_rules! file_of_texts {{\n{files}}}\n\
         /// All of them as sections of the module that says this, of which the build makes files.\n\
         #[macro_export]\nmacro_rules! sections_of_texts {{\n() => {{\n{sections}}};\n}}\n"
    );
    fs::write(out.join("macros.rs"), macros).expect("OUT_DIR can be written");
}

/// A file of its own beside the module: a section of the module, which the build cuts out of it. Marked as used it would
/// be data of the module as well.
fn section(out: &mut String, name: &str) {
    let constant = name.replace('-', "_").to_ascii_uppercase();
    let bytes = format!("$crate::file_of_texts!({name:?})");
    writeln!(out, "#[allow(dead_code)]\n#[unsafe(link_section = {name:?})]").expect("text");
    writeln!(out, "static {constant}: [u8; {bytes}.len()] = *{bytes};").expect("text");
}
