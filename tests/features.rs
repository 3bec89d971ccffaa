//! Features of the page do not know one another.

use std::fs;

use tenbo_testing::files;
use tenbo_testing::sources::{naming, sources};

/// The features: every folder of the page but those that all of them use.
fn features() -> Vec<String> {
    let page = fs::read_dir(files::path("src/app")).unwrap();
    let folders = page.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let names = folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
    names.filter(|name| !["browser", "components"].contains(&name.as_str())).collect()
}

#[test]
fn features_do_not_know_one_another() {
    let features = features();
    for feature in &features {
        for other in features.iter().filter(|other| *other != feature) {
            // The frame on another site is a page of its own, which puts features together as the root does.
            let found = naming(&format!("src/app/{feature}"), &format!("crate::app::{other}"));
            let found: Vec<_> = found.into_iter().filter(|line| !line.contains("src/app/embed/frame.rs")).collect();
            assert_eq!(found, Vec::<String>::new(), "{feature} knows {other}");
        }
        for (file, text) in sources(&format!("src/app/{feature}")) {
            let whole = text.lines().find(|line| line.contains("super::super::"));
            assert_eq!(whole, None, "{}: a path out of the feature begins with crate::", file.display());
        }
        for shared in ["browser", "components"] {
            let found = naming(&format!("src/app/{shared}"), &format!("crate::app::{feature}"));
            assert_eq!(found, Vec::<String>::new(), "{shared} knows {feature}");
        }
    }
}

#[test]
fn files_of_the_page_are_short_and_show_by_components() {
    for (file, text) in sources("src/app") {
        let lines = text.lines().count();
        assert!(lines <= 300, "{}: {lines} lines", file.display());
        // `<{..}` holds attributes for somebody else's element.
        let shows = text.matches("view! {").count() > text.matches("<{..}").count();
        assert!(!shows || text.contains("#[component]"), "{}: a view without a component", file.display());
    }
}
