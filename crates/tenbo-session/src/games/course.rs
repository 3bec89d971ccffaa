//! The course of a game's scores, ready to be drawn: a line for each player, and a scale.

use tenbo_engine::game::Report;

/// How many parts the scale has at most.
const MOST_PARTS: i64 = 5;

/// The lines of all players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// For each player the score at the start, after each deal, and after what was settled at the end, if anything was.
    pub lines: Vec<Vec<i64>>,
    /// The round scores that the scale names, the lowest first; all lines lie between the first and the last.
    pub scale: Vec<i64>,
}

impl Course {
    /// The lines of a game; `None` before its first deal.
    #[must_use]
    pub fn of(report: &Report) -> Option<Course> {
        if report.deals.is_empty() {
            return None;
        }
        let settled = report.last.as_ref().filter(|last| last.scores != report.totals);
        let after = report.deals.iter().map(|deal| &deal.totals).chain(settled.map(|last| &last.scores));
        let line = |player: usize| {
            let scores = after.clone().map(|totals| totals.get(player).copied().unwrap_or_default());
            [report.initial].into_iter().chain(scores).collect()
        };
        let lines: Vec<Vec<i64>> = (0..report.totals.len()).map(line).collect();
        let all = || lines.iter().flatten().copied();
        let scale = scale(all().min().unwrap_or_default(), all().max().unwrap_or_default());
        Some(Course { lines, scale })
    }

    /// How far a score is from the top, of 1.
    #[must_use]
    pub fn depth(&self, score: i64) -> f64 {
        match (self.scale.first(), self.scale.last()) {
            (Some(&low), Some(&high)) if low < high => (high - score) as f64 / (high - low) as f64,
            _ => 0.0,
        }
    }

    /// Where the names of the lines stand at their ends: how far from the top, of 1, and none nearer to another than
    /// `apart`.
    #[must_use]
    pub fn ends(&self, apart: f64) -> Vec<f64> {
        let last = |line: &Vec<i64>| self.depth(line.last().copied().unwrap_or_default());
        let mut places: Vec<(usize, f64)> = self.lines.iter().map(last).enumerate().collect();
        places.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut free = 0.0_f64;
        for (_, depth) in &mut places {
            *depth = depth.max(free);
            free = *depth + apart;
        }
        // What has been pushed out below comes back from there.
        let mut free = 1.0_f64;
        for (_, depth) in places.iter_mut().rev() {
            *depth = depth.min(free);
            free = *depth - apart;
        }
        places.sort_by_key(|(player, _)| *player);
        places.into_iter().map(|(_, depth)| depth).collect()
    }
}

/// Round numbers, equally far from one another, that enclose the lowest and the highest score.
fn scale(low: i64, high: i64) -> Vec<i64> {
    let mut step = 1;
    for factor in [2, 5, 10].into_iter().cycle() {
        if (high - low) / step < MOST_PARTS {
            break;
        }
        // 1, 2, 5, 10, 20, 50 …
        step = match factor {
            2 => step * 2,
            5 => step / 2 * 5,
            _ => step * 2,
        };
    }
    let first = low.div_euclid(step);
    let last = (high + step - 1).div_euclid(step).max(first + 1);
    (first..=last).map(|part| part * step).collect()
}

#[cfg(test)]
mod tests {
    use super::{Course, scale};

    #[test]
    fn a_scale_has_round_numbers_round_all_scores() {
        assert_eq!(scale(0, 4), [0, 1, 2, 3, 4]);
        assert_eq!(scale(-26, 4_274), [-1_000, 0, 1_000, 2_000, 3_000, 4_000, 5_000]);
        assert_eq!(scale(11_100, 48_000), [10_000, 20_000, 30_000, 40_000, 50_000]);
        assert_eq!(scale(25_000, 25_000), [25_000, 25_001]);
        for (low, high) in [(0, 1), (-7, 93), (-123_456, 1), (1, 999_999), (24_999, 25_001)] {
            let scale = scale(low, high);
            assert!(scale[0] <= low && *scale.last().unwrap() >= high && (2..=8).contains(&scale.len()), "{scale:?}");
        }
    }

    #[test]
    fn names_at_the_ends_do_not_touch_and_stay_in_order() {
        let course = Course { lines: vec![vec![0, 10], vec![0, 10], vec![0, 0], vec![0, 9]], scale: vec![0, 10] };
        let ends = course.ends(0.1);
        let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
        assert!(near(ends[0], 0.0) && near(ends[1], 0.1) && near(ends[3], 0.2) && near(ends[2], 1.0), "{ends:?}");
        let low = Course { lines: vec![vec![0]; 4], scale: vec![0, 10] };
        let ends = low.ends(0.1);
        assert!(near(ends[0], 0.7) && near(ends[3], 1.0), "{ends:?}");
    }
}
