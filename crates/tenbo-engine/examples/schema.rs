//! Writes the published schemas, and the one from which the types of the npm package are made: `make schema`.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    for (name, text) in tenbo_engine::wire::schema::files() {
        fs::write(root.join("public/schema").join(name), text)?;
    }
    fs::write(root.join("packages/tenbo/questions.schema.json"), tenbo_engine::wire::schema::questions())
}
