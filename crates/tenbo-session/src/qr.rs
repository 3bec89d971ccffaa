//! A link as a QR code.

use qrcodegen::{QrCode, QrCodeEcc};

/// How wide the rim is that a reader asks for, in modules.
pub const RIM: usize = 4;

/// A square of dark and light modules.
#[derive(Clone)]
pub struct Code(QrCode);

impl Code {
    /// Of a text, with as much correction as fits into the smallest square; `None` if there is no square that large: about
    /// 2,950 bytes.
    #[must_use]
    pub fn of(text: &str) -> Option<Code> {
        QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Low).ok().map(Code)
    }

    /// How many modules are in a row, without the rim.
    #[must_use]
    pub fn side(&self) -> usize {
        usize::try_from(self.0.size()).unwrap_or_default()
    }

    /// The dark modules row by row, those that touch as one: column, row, how many.
    #[must_use]
    pub fn runs(&self) -> Vec<(usize, usize, usize)> {
        let mut runs: Vec<(usize, usize, usize)> = Vec::new();
        for row in 0..self.side() {
            for column in (0..self.side()).filter(|&column| self.is_dark(column, row)) {
                match runs.last_mut() {
                    Some((start, in_row, count)) if *in_row == row && *start + *count == column => *count += 1,
                    _ => runs.push((column, row, 1)),
                }
            }
        }
        runs
    }

    /// The dark modules as the path of a drawing whose unit is a module, with the rim round them.
    #[must_use]
    pub fn path(&self) -> String {
        let run = |(column, row, count)| format!("M{} {}h{count}v1h-{count}z", column + RIM, row + RIM);
        self.runs().into_iter().map(run).collect()
    }

    fn is_dark(&self, column: usize, row: usize) -> bool {
        let place = |place: usize| i32::try_from(place).unwrap_or(-1);
        self.0.get_module(place(column), place(row))
    }
}

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn it_grows_with_the_text_until_there_is_none_as_large() {
        let sides: Vec<_> = [10, 100, 1000, 2953, 2954]
            .iter()
            .map(|&length| Code::of(&"x".repeat(length)).map(|code| code.side()))
            .collect();
        // ISO/IEC 18004, table 7: 17, 106, 1,003 and 2,953 bytes at the lowest correction.
        assert_eq!(sides, [Some(21), Some(37), Some(105), Some(177), None]);
    }

    #[test]
    fn its_runs_are_its_modules() {
        let code = Code::of("https://example.org/#v1;r=riichi-ema-2025;E=22345m45567p345s+6p").unwrap();
        let runs = code.runs();
        // The finder in the corner: seven, then one and one at its sides.
        assert_eq!(runs[0], (0, 0, 7));
        assert!(runs.contains(&(0, 1, 1)) && runs.contains(&(6, 1, 1)));
        let dark: usize = runs.iter().map(|(_, _, count)| count).sum();
        let all = (0..code.side()).flat_map(|row| (0..code.side()).map(move |column| (column, row)));
        assert_eq!(dark, all.filter(|&(column, row)| code.is_dark(column, row)).count());
        assert!(code.path().starts_with("M4 4h7v1h-7z"));
    }
}
