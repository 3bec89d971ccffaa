//! What would make a win of a hand that is none, in words.

use tenbo_engine::deal::{By, Riichi, Situation};
use tenbo_engine::options::System;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::score::{Remedy, Tally};

use super::language::Language;
use super::number::grouped;

impl Language {
    /// A remedy as the field is called that makes it; empty for one that no field makes.
    #[must_use]
    pub fn remedy(self, remedy: Remedy, plan: &Plan) -> &'static str {
        let family = plan.rulebook().family;
        match remedy {
            Remedy::SelfDraw => self.by(By::SelfDraw, family),
            Remedy::RobbedKong => self.by(By::RobbedKong, family),
            Remedy::LastCopy => self.situation_by(Situation::LastCopy, plan),
            Remedy::LastTile => self.situation_by(Situation::LastTile, plan),
            Remedy::LastDiscard => self.situation_by(Situation::LastDiscard, plan),
            Remedy::KongReplacement => self.situation_by(Situation::KongReplacement, plan),
            Remedy::FlowerReplacement => self.situation_by(Situation::FlowerReplacement, plan),
            Remedy::Riichi => self.riichi(Riichi::Riichi),
            Remedy::OriginalCall => self.pattern(Pattern::OriginalCall, family),
            Remedy::Ready => self.pattern(Pattern::ReadyDeclaration, family),
            Remedy::Concealed | Remedy::UniqueWait => "",
        }
    }

    /// What a hand would be worth: in riichi what is paid, elsewhere points or tai, and faan with them.
    #[must_use]
    pub fn mended(self, tally: &Tally, plan: &Plan) -> String {
        match plan.system() {
            System::HanFu => grouped(tally.total),
            System::FaanLaak | System::Points => self.worth(tally),
            System::PointDouble => self.worth_points(&grouped(tally.total)),
        }
    }
}
