//! The published schemas are what the types of the engine say.

use std::fs;

use tenbo_engine::wire::schema;

#[test]
fn the_published_schemas_are_made_of_the_types() {
    let published = schema::files().into_iter().map(|(name, made)| (format!("public/schema/{name}"), made));
    for (path, made) in published.chain([("packages/tenbo/questions.schema.json".to_owned(), schema::questions())]) {
        let published = fs::read_to_string(&path).unwrap();
        let differs = made.lines().zip(published.lines()).position(|(made, published)| made != published);
        assert!(
            made == published,
            "{path} is not what the types in crates/tenbo-engine/src/wire and rules/json say, from line {}: write it anew by \
             `make schema`, and see what of the contract has changed",
            differs.map_or_else(|| made.lines().count().min(published.lines().count()), |line| line + 1)
        );
    }
}
