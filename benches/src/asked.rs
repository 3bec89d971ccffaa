//! A scorer in a process of its own: it loads the corpus once, then measures a round whenever it is asked.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The running scorer. Its first line is all totals of the corpus together, and after a space where it runs, if it says so;
/// then for each line that it reads it writes hands a second over about a second.
pub struct Asked {
    child: Child,
    ask: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    /// All totals of the corpus.
    pub sum: i64,
    /// Where it runs.
    pub place: String,
}

impl Asked {
    /// Starts a program in the product's folder; `None` if it cannot be started or does not begin with a number.
    pub fn start<A: AsRef<OsStr>>(program: impl AsRef<OsStr>, args: &[A]) -> Option<Asked> {
        let mut child = Command::new(program)
            .args(args)
            .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .ok()?;
        let (ask, answers) = (child.stdin.take(), BufReader::new(child.stdout.take()?));
        let mut asked = Asked { child, ask, answers, sum: 0, place: String::new() };
        let line = asked.line();
        let (sum, place) = line.split_once(' ').unwrap_or((&line, ""));
        (asked.sum, asked.place) = (sum.parse().ok()?, place.to_owned());
        Some(asked)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the scorer answers");
        line.trim_end().to_owned()
    }

    /// Hands a second over about a second.
    pub fn round(&mut self) -> f64 {
        let ask = self.ask.as_mut().expect("it is closed at the end alone");
        writeln!(ask, "round").expect("the scorer listens");
        self.line().parse().expect("the scorer answers with a number")
    }
}

impl Drop for Asked {
    /// Asks no more, which is the end: a browser must be closed by who opened it.
    fn drop(&mut self) {
        self.ask = None;
        let _ = self.child.wait();
    }
}
