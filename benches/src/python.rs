//! A scorer that is called from Python: it loads the corpus once, then measures a round whenever it is asked.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The running peer.
pub struct Python {
    child: Child,
    ask: ChildStdin,
    answers: BufReader<ChildStdout>,
    /// All totals of the corpus.
    pub sum: i64,
}

impl Python {
    /// Starts PyMahjongGB with the python that `PEER_PYTHON` names; `None` without one.
    pub fn start() -> Option<Python> {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let mut child = Command::new(env::var_os("PEER_PYTHON")?)
            .args(["tests/peers/pymahjonggb_answers.py", "--bench", "tests/data/mcr/corpus-20000.jsonl.gz"])
            .current_dir(root)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .ok()?;
        let (ask, answers) = (child.stdin.take()?, BufReader::new(child.stdout.take()?));
        let mut python = Python { child, ask, answers, sum: 0 };
        python.sum = python.line().parse().ok()?;
        Some(python)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the peer answers");
        line.trim_end().to_owned()
    }

    /// Hands a second over about a second.
    pub fn round(&mut self) -> f64 {
        writeln!(self.ask, "round").expect("the peer listens");
        self.line().parse().expect("the peer answers with a number")
    }
}

impl Drop for Python {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
