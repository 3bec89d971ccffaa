//! The contract: requests and answers, schemas, problems, bounds, the documents' worked examples.

mod answers;
mod bounds;
mod citations;
mod copies;
mod executable;
mod front_page;
mod requirements;
mod schema;
mod schema_and_reader;
mod situations;
