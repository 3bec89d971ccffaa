//! Plants faults into source files: `mutants [--without N,N] FILE ...` rewrites each so that `crate::mutant(N)` chooses
//! between an expression and a wrong one, and prints a line per fault: number, file, line, function, right, wrong. Those
//! that are to be left out, because they do not compile, keep their numbers.
//!
//! All faults are compiled at once and one is chosen when a test runs, so that hundreds can be tried in minutes.

mod faults;

use std::{env, fs};

use syn::visit_mut::VisitMut;

use faults::Planter;

fn main() {
    let mut paths = env::args().skip(1).peekable();
    let mut planter = Planter::default();
    if paths.next_if_eq("--without").is_some() {
        let numbers = paths.next().unwrap_or_default();
        planter.without = numbers.split(',').filter_map(|number| number.parse().ok()).collect();
    }
    for path in paths {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
        planter.start(&path, &file);
        planter.visit_file_mut(&mut file);
        fs::write(&path, prettyplease::unparse(&file)).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    for (place, fault) in planter.faults.iter().enumerate() {
        println!("{}\t{}", place + 1, fault);
    }
}
