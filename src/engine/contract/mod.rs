//! The contract: requests and answers as JSON trees.
