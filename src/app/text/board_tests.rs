//! The sentences of the table, by deals that are entered as links.

use super::board::{BoardWord, matrix, paid};
use super::language::Language;
use crate::engine::table::account::Account;
use crate::engine::table::answer::answer;
use crate::session::share;

fn sentences(link: &str) -> Vec<String> {
    let (state, dropped) = share::read(link);
    assert!(dropped.is_empty(), "{link}: {dropped:?}");
    let plan = state.rules.plan();
    let deal = state.deal(&plan);
    let answer = answer(&deal, &plan).unwrap_or_else(|problems| panic!("{link}: {problems:?}"));
    let told = paid(&answer, &deal, &plan);
    told.iter().map(|paid| Language::En.sentence(paid, &plan)).collect()
}

#[test]
fn every_word_says_something() {
    for &word in BoardWord::ALL {
        assert!(!Language::En.board(word).is_empty(), "{word:?}");
    }
}

#[test]
fn probe() {
    for link in [
        "v1;r=chinese-classical;win=S;tE=20;tS=64;tW=8;tN=30;by=discard;from=W",
        "v1;r=chinese-classical;win=E;tE=64;tS=20;tW=8;tN=30",
        "v1;r=mcr-mil-2025;win=S;tS=24;by=discard;from=W",
        "v1;r=riichi-ema-2025;win=S;tS=5200;honba=2;sticks=3",
        "v1;r=riichi-ema-2025;win=E;tE=5800;by=discard;from=W;honba=1",
        "v1;r=riichi-ema-2025;draw=wall;ready=ES",
        "v1;r=riichi-tenhou;o=chombo:mangan;draw=abandoned;chombo=S",
        "v1;r=hong-kong-old-style;win=S;tS=32;by=discard;from=W",
        "v1;r=four-winds-slice;win=S;tS=100;tE=40;tW=8;tN=8;by=discard;from=E",
        "v1;r=zung-jung;win=S;tS=60;by=discard;from=W",
        "v1;r=taiwanese-16;win=S;tS=6;by=discard;from=W",
        "v1;r=bmja;win=S;tS=100;tE=40;tW=8;tN=8;by=discard;from=E;false-claim=WW;false-claim-cancelled=N",
        "v1;r=chinese-new-style;win=S;tS=32",
    ] {
        println!("{link}");
        for sentence in sentences(link) {
            println!("    {sentence}");
        }
    }
}
