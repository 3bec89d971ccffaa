//! Files that a person chooses, and those that a page offers.

use gloo::file::Blob;
use gloo::file::futures::read_as_text;
use web_sys::HtmlInputElement;

/// The text of the file that was chosen in a field, and no more of it than `longest` bytes: one that is longer is found
/// broken by whoever reads it.
pub async fn chosen(field: &HtmlInputElement, longest: u32) -> Option<String> {
    let file = field.files()?.get(0)?;
    let part = file.slice_with_i32_and_i32(0, longest.try_into().unwrap_or(i32::MAX)).ok()?;
    read_as_text(&Blob::from(part)).await.ok()
}

/// A text as the address of a file of this type.
#[must_use]
pub fn address(media_type: &str, text: &str) -> String {
    format!("data:{media_type},{}", String::from(js_sys::encode_uri_component(text)))
}
