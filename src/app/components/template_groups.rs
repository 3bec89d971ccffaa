//! The groups of a template as tiles. What is left open is a tile with the letters of the notation.

use leptos::prelude::*;
use tenbo_engine::templates::{Body, Group, Rank, SuitOf, TileOf};
use tenbo_engine::tiles::{Kind, Kinds, Tile};

use super::TileFace;
use crate::app::state::use_app_state;

/// What stands on a tile of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Face {
    /// The face of this tile.
    Given(Tile),
    /// A number or what stands for it, and a suit; either may be empty.
    Open(String, String),
}

impl Face {
    fn of(tile: TileOf) -> Face {
        let letter = |letters: &[char], place: u8| {
            let letter = letters.get(usize::from(place)).map(char::to_string);
            Face::Open(letter.unwrap_or_default(), String::new())
        };
        match tile {
            TileOf::Suited(Rank::Given(0), _) => Face::Given(Tile::plain(Kind::WHITE)),
            TileOf::Suited(Rank::Given(rank), SuitOf::Given(suit)) if let Some(kind) = Kind::suited(suit, rank) => {
                Face::Given(Tile::plain(kind))
            }
            TileOf::Suited(rank, suit) => Face::Open(short(rank), suit.to_string()),
            TileOf::Honor(kind) => Face::Given(Tile::plain(kind)),
            TileOf::Matching(suit) => Face::Open(String::from("D"), suit.to_string()),
            TileOf::Dragon(place) => letter(&TileOf::DRAGONS, place),
            TileOf::Wind(place) => letter(&TileOf::WINDS, place),
            TileOf::OwnWind => Face::Open(String::from("O"), String::new()),
            TileOf::RoundWind => Face::Open(String::from("R"), String::new()),
            TileOf::Flower => Face::Open(String::from("B"), String::new()),
        }
    }

    /// The faces of a group, each as often as it is there.
    fn all(group: &Group) -> Vec<Face> {
        let open = |text: &str| Face::Open(text.to_owned(), String::new());
        let faces = match &group.body {
            Body::Tiles(tiles) => tiles.iter().map(|&tile| Face::of(tile)).collect(),
            Body::AnyOf(Kinds::ALL) => vec![open("?")],
            Body::AnyOf(_) => vec![open("[ ]")],
            Body::Chow => ["n", "n+1", "n+2"].map(open).to_vec(),
            Body::Set => ["?", "?", "?"].map(open).to_vec(),
        };
        faces.into_iter().flat_map(|face| vec![face; usize::from(group.times)]).collect()
    }
}

/// A number or what stands for it, as short as a tile is wide: of several numbers in a row the first and the last.
fn short(rank: Rank) -> String {
    let written = rank.to_string();
    let digits = written.trim_matches(['{', '}']);
    match (digits.chars().next(), digits.chars().last()) {
        (Some(first), Some(last)) if "123456789".contains(digits) && digits.len() > 2 => format!("{first}–{last}"),
        _ if digits.len() > 3 => String::from("…"),
        _ => digits.to_owned(),
    }
}

/// A tile of a template, without a name.
#[component]
pub fn TemplateTile(
    /// Which.
    tile: TileOf,
) -> impl IntoView {
    Face::of(tile).into_view()
}

impl Face {
    fn into_view(self) -> AnyView {
        match self {
            Face::Given(tile) => view! {
                <span class="tile template-tile">
                    <TileFace tile />
                </span>
            }
            .into_any(),
            Face::Open(number, suit) => view! {
                <span class="tile template-tile open">
                    <span>{number}</span>
                    <span>{suit}</span>
                </span>
            }
            .into_any(),
        }
    }
}

/// Groups of a template, each way to make the hand in a line.
#[component]
pub fn TemplateGroups(
    /// The ways.
    #[prop(into)]
    ways: Signal<Vec<Vec<Group>>>,
    /// Whether an open suit is written below its group.
    #[prop(optional)]
    captions: bool,
) -> impl IntoView {
    let app = use_app_state();
    let group = move |group: Group| {
        let faces = Face::all(&group).into_iter().map(Face::into_view).collect_view();
        let caption = captions.then(|| app.language.get_untracked().template_caption(&group)).flatten();
        let caption = caption.map(|text| view! { <small aria-hidden="true">{text}</small> });
        let name = app.text_for(move |language, family| language.template_group(&group, family));
        view! {
            <span class="template-group" role="img" aria-label=name>
                <span>{faces}</span>
                {caption}
            </span>
        }
    };
    let way =
        move |way: Vec<Group>| view! { <li class="template-way">{way.into_iter().map(group).collect_view()}</li> };
    view! { <ul class="template-ways">{move || ways.get().into_iter().map(way).collect_view()}</ul> }
}
