//! The still picture of the hand, as a drawing and in dots.

use leptos::prelude::untrack;
use web_sys::Blob;

use crate::app::browser::canvas::{Canvas, shape};
use crate::app::browser::flowers;
use crate::app::state::AppState;
use tenbo_session::qr::Code;
use tenbo_wording::picture::Picture;
use tenbo_wording::still::Still;

/// The picture as it is shown, copied and saved.
#[derive(Clone)]
pub struct Drawn {
    /// As SVG.
    pub drawing: String,
    /// In dots: its address, and the content of a file of it where the browser gives one.
    pub dots: Option<(String, Option<Blob>)>,
}

/// What is drawn of the hand that is shown.
pub fn still(app: AppState, code: Option<Code>, link: String) -> Still {
    Still { picture: untrack(|| app.shown(Picture::of)), code, link }
}

/// Draws it; `None` where the browser has nothing to measure with.
pub async fn draw(still: &Still) -> Option<Drawn> {
    let canvas = Canvas::new()?;
    if still.picture.tiles().any(|tile| tile.bonus_kind().is_some()) {
        flowers::fetched().await;
    }
    let drawing = still.draw(|text, font| canvas.measure(text, font), shape);
    let dots = match canvas.show(&drawing).await.and_then(|()| canvas.address()) {
        Some(address) => Some((address, canvas.png().await)),
        None => None,
    };
    Some(Drawn { drawing, dots })
}
