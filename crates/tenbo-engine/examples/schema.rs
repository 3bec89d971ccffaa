//! Writes the published schemas, which are made of types: `make schema`.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../public/schema"));
    for (name, text) in tenbo_engine::wire::schema::files() {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
