//! How the scores of the evening went: a line for each player, told apart by its pattern and by the name at its end.

use leptos::prelude::*;

use super::state::{OpenGame, use_game_state};
use tenbo_session::games::course::Course;
use tenbo_wording::number::grouped;
use tenbo_wording::{GameWord, Language};

/// How far apart the names at the ends of the lines are at least, of the height of the plot.
const APART: f64 = 0.11;

/// How the lines look, in the order of the players.
const LINES: [&str; 4] = ["player-0", "player-1", "player-2", "player-3"];

/// The chart; nothing before the first deal.
#[component]
pub fn ScoreChart(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let chart = Memo::new(move |_| {
        let language = games.app.language.get();
        game.with(|game| Course::of(&game.report).map(|course| Chart::of(game, course, language)))
    });
    move || {
        chart.get().map(|chart| {
            view! {
                <section class="chart-part card">
                    <h3 id="game-chart">{games.word(GameWord::Chart)}</h3>
                    <Plot chart />
                </section>
            }
        })
    }
}

/// The course with the words beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chart {
    course: Course,
    names: Vec<String>,
    /// What those hear who do not see the lines: everybody's scores in order.
    told: String,
}

impl Chart {
    fn of(game: &OpenGame, course: Course, language: Language) -> Chart {
        let names: Vec<String> = (0..game.players()).map(|player| game.names(language).player(player)).collect();
        let told = game.shown(language).course(&course);
        Chart { course, names, told }
    }
}

#[component]
fn Plot(chart: Chart) -> impl IntoView {
    let Chart { course, names, told } = chart;
    let percent = |share: f64| format!("{:.2}%", share * 100.0);
    let tick = |&score: &i64| view! { <li style:top=percent(course.depth(score))>{grouped(score)}</li> };
    let rule = |&score: &i64| {
        let y = format!("{:.2}", course.depth(score) * 100.0);
        view! { <line x1="0" x2="100" y1=y.clone() y2=y></line> }
    };
    let line = |(player, scores): (usize, &Vec<i64>)| {
        let last = scores.len().saturating_sub(1).max(1) as f64;
        let point = |(place, &score): (usize, &i64)| {
            format!("{:.2},{:.2}", place as f64 * 100.0 / last, course.depth(score) * 100.0)
        };
        let points = scores.iter().enumerate().map(point).collect::<Vec<_>>().join(" ");
        view! { <polyline class=LINES.get(player).copied() points=points></polyline> }
    };
    let end = |((player, name), depth): ((usize, String), f64)| {
        let score = course.lines.get(player).and_then(|line| line.last()).copied().unwrap_or_default();
        view! {
            <li style:top=percent(depth)>
                <svg viewBox="0 0 24 4" aria-hidden="true">
                    <line class=LINES.get(player).copied() x1="0" x2="24" y1="2" y2="2"></line>
                </svg>
                <span class="end-name">{name}</span>
                <b>{grouped(score)}</b>
            </li>
        }
    };
    let ends = names.into_iter().enumerate().zip(course.ends(APART)).map(end).collect_view();
    view! {
        <div class="chart" role="img" aria-labelledby="game-chart">
            <ul class="chart-scale" aria-hidden="true">{course.scale.iter().map(tick).collect_view()}</ul>
            <svg class="chart-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                {course.scale.iter().map(rule).collect_view()}
                {course.lines.iter().enumerate().map(line).collect_view()}
            </svg>
            <ul class="chart-ends" aria-hidden="true">{ends}</ul>
        </div>
        <p class="visually-hidden">{told}</p>
    }
}
