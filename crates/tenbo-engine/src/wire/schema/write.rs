//! Writes a schema as text for people: whatever fits on a line is put on one.

use serde_json::Value;

/// The longest line, in characters.
const WIDTH: usize = 120;

/// The text of a file.
pub(super) fn text(schema: &Value) -> String {
    let mut out = String::new();
    write(schema, 0, 0, &mut out);
    out.push('\n');
    out
}

/// Writes a value. `indent` is the indentation of its line, `beside` the number of other characters on the line.
fn write(value: &Value, indent: usize, beside: usize, out: &mut String) {
    let short = on_a_line(value);
    let length = indent + beside + short.chars().count();
    let inner = indent + 2;
    let rows: Vec<(String, &Value)> = match value {
        Value::Object(map) if length > WIDTH || indent == 0 => {
            map.iter().map(|(key, value)| (format!("{}: ", Value::from(key.as_str())), value)).collect()
        }
        Value::Array(list) if length > WIDTH => list.iter().map(|value| (String::new(), value)).collect(),
        _ => return out.push_str(&short),
    };
    let (open, close) = if value.is_object() { ('{', '}') } else { ('[', ']') };
    out.push(open);
    // A list of plain values fills its lines.
    let names = rows.iter().all(|(key, value)| key.is_empty() && !value.is_array() && !value.is_object());
    let mut column = usize::MAX;
    for (at, (key, value)) in rows.iter().enumerate() {
        let comma = if at + 1 < rows.len() { 1 } else { 0 };
        let width = value.to_string().chars().count() + comma;
        if names && column.saturating_add(1 + width) <= WIDTH {
            out.push(' ');
            column += 1 + width;
        } else {
            out.push('\n');
            out.push_str(&" ".repeat(inner));
            column = inner + width;
        }
        out.push_str(key);
        write(value, inner, key.chars().count() + comma, out);
        if comma > 0 {
            out.push(',');
        }
    }
    out.push('\n');
    out.push_str(&" ".repeat(indent));
    out.push(close);
}

/// A value written on one line.
fn on_a_line(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let fields: Vec<String> =
                map.iter().map(|(key, value)| format!("{}: {}", Value::from(key.as_str()), on_a_line(value))).collect();
            format!("{{{}}}", fields.join(", "))
        }
        Value::Array(list) => format!("[{}]", list.iter().map(on_a_line).collect::<Vec<_>>().join(", ")),
        other => visible(&other.to_string()),
    }
}

/// Escapes variation selectors and the wide space, which are invisible.
fn visible(text: &str) -> String {
    text.replace('\u{fe0e}', "\\ufe0e").replace('\u{fe0f}', "\\ufe0f").replace('\u{3000}', "\\u3000")
}
