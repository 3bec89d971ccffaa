//! The groups of messages: what a group comment `## name` of a Fluent file stands for in the code.

/// What the code makes of a group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A text for each variant of an enum that the code has, in its order.
    List,
    /// The enum of this name, with a variant for each message.
    Words(&'static str),
    /// A function of `Language` for each message, with its arguments.
    Sentences,
    /// Texts that are looked for by their key.
    Keyed,
    /// What the page itself says before anything is loaded or its files (`scripts/build/{start,check}.mjs`), or what is told of the language.
    Page,
}

/// A group.
pub struct Group {
    /// The name in the comment, which is how the ids of its messages begin; sentences have ids of their own.
    pub name: &'static str,
    /// What it becomes.
    pub kind: Kind,
    /// What every message of it may be filled with, in the order of the arguments.
    pub arguments: &'static [&'static str],
    /// Families of rules may have words of their own, as attributes.
    pub by_family: bool,
    /// A language may leave a text empty that another has.
    pub open: bool,
}

const fn group(name: &'static str, kind: Kind) -> Group {
    Group { name, kind, arguments: &[], by_family: false, open: false }
}

impl Group {
    const fn with(self, arguments: &'static [&'static str]) -> Group {
        Group { arguments, ..self }
    }

    const fn by_family(self) -> Group {
        Group { by_family: true, ..self }
    }

    const fn open(self) -> Group {
        Group { open: true, ..self }
    }
}

/// Every group that is more than a list.
pub const GROUPS: &[Group] = &[
    group("language", Kind::Page),
    group("word", Kind::Words("Word")).by_family(),
    group("term", Kind::Words("Term")).by_family(),
    group("quick", Kind::Words("QuickWord")).by_family(),
    group("pen", Kind::Words("PenWord")).by_family(),
    group("change", Kind::Sentences),
    group("label", Kind::Words("Label")).by_family(),
    group("keys", Kind::List).by_family(),
    group("unfit", Kind::List).by_family(),
    group("offense", Kind::List).by_family(),
    group("transfer", Kind::List).by_family(),
    group("on-top", Kind::List).by_family(),
    group("pay-case", Kind::List).by_family(),
    group("payer", Kind::List).by_family(),
    group("option", Kind::List).by_family(),
    group("option-help", Kind::List).by_family(),
    group("choice", Kind::List).by_family(),
    group("by", Kind::List).by_family(),
    group("won", Kind::List).by_family(),
    group("situation", Kind::List).by_family(),
    group("step", Kind::List).by_family(),
    group("fu-set", Kind::List).by_family(),
    group("category", Kind::List).by_family(),
    group("pattern", Kind::List).by_family(),
    group("definition", Kind::List).by_family(),
    group("line-why", Kind::Keyed).by_family(),
    group("custom-hand", Kind::Sentences),
    group("meld-kind", Kind::List).by_family(),
    group("joining", Kind::Sentences),
    group("tile", Kind::Sentences),
    group("suited", Kind::Sentences).by_family(),
    group("set", Kind::Sentences).by_family(),
    group("amount", Kind::List).with(&["value"]),
    group("next", Kind::List).with(&["more", "total"]),
    group("why", Kind::List).by_family().with(&["causes", "total"]),
    group("why-bare", Kind::List).by_family(),
    group("chance", Kind::List).by_family().with(&["total"]),
    group("danger", Kind::List).by_family().with(&["count"]),
    group("wait-shape", Kind::List).by_family(),
    group("score", Kind::Sentences),
    group("gauge", Kind::Sentences).by_family(),
    group("headline", Kind::Sentences).by_family(),
    group("headline-plain", Kind::Sentences),
    group("outcome", Kind::Sentences).by_family(),
    group("outcome-plain", Kind::Sentences),
    group("handed", Kind::Sentences),
    group("payment", Kind::Sentences),
    group("costs", Kind::Sentences).by_family(),
    group("furiten", Kind::Sentences).by_family(),
    group("restriction", Kind::List).by_family(),
    group("barred", Kind::List).by_family(),
    group("draw-cause", Kind::List).by_family(),
    group("problem", Kind::List).by_family().with(&["tiles", "name"]),
    group("problem-say", Kind::Sentences),
    group("place", Kind::Keyed),
    group("editor", Kind::Words("EditorWord")).by_family(),
    group("template", Kind::Words("TemplateWord")).by_family(),
    group("template-say", Kind::Sentences),
    group("tables", Kind::Words("TablesWord")).by_family(),
    group("sheet", Kind::Words("SheetWord")),
    group("about", Kind::Keyed),
    group("board", Kind::Words("BoardWord")).by_family(),
    group("liability-rule", Kind::Keyed),
    group("game", Kind::Words("GameWord")).by_family(),
    group("embed", Kind::Words("EmbedWord")),
    group("embed-say", Kind::Sentences),
    group("ui-say", Kind::Sentences),
    group("tap", Kind::Sentences).by_family(),
    group("refusal", Kind::Sentences).by_family(),
    group("command", Kind::Sentences).by_family(),
    group("board-say", Kind::Sentences),
    group("board-why", Kind::Sentences).by_family(),
    group("editor-say", Kind::Sentences),
    group("part-of-file", Kind::Keyed),
    group("danger-of", Kind::List).by_family(),
    group("liable-share", Kind::Sentences),
    group("pao", Kind::Sentences).by_family(),
    group("liable-win", Kind::List).by_family(),
    group("basic-field", Kind::Keyed).by_family(),
    group("place-in-file", Kind::Sentences),
    group("game-say", Kind::Sentences),
    group("game-happened", Kind::Sentences).by_family(),
    group("need", Kind::Sentences).by_family(),
    group("reference", Kind::Words("ReferenceWord")).by_family(),
    group("event", Kind::Keyed).by_family(),
    group("reference-say", Kind::Sentences),
    group("glossary-name", Kind::Words("GlossaryTerm")).by_family(),
    group("glossary", Kind::List).by_family(),
    group("glossary-more", Kind::List).by_family(),
    group("ref-counters", Kind::Sentences).by_family(),
    group("start", Kind::Page),
    group("check", Kind::Page),
    group("copy", Kind::Words("CopyWord")),
    group("copy-say", Kind::Sentences),
    group("update", Kind::Words("UpdateWord")),
    group("rulebook", Kind::Keyed).open(),
    group("short-name", Kind::Keyed).open(),
    group("declare-riichi", Kind::Sentences),
    group("called", Kind::Keyed).open(),
];

/// A file of a language, which comes when its texts are first shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Volume {
    /// What a first visit shows, and whatever is not in another one.
    Page,
    /// What the result of a hand says.
    Result,
    /// What all other parts of the page say, which no first visit shows.
    Parts,
}

impl Volume {
    /// Every volume.
    pub const ALL: [Volume; 3] = [Volume::Page, Volume::Result, Volume::Parts];

    /// How the names of its files begin. None is the end of another: the build renames files by what stands in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Volume::Page => "texts",
            Volume::Result => "result-words",
            Volume::Parts => "part-words",
        }
    }
}

/// The groups that come with the result.
#[rustfmt::skip]
const OF_RESULT: &[&str] = &[
    "amount", "barred", "called", "chance", "change", "costs", "danger", "declare-riichi", "definition", "extra", "fu-set", "furiten", "gauge", "glossary-name", "handed", "limit",
    "line-why", "next", "on-top", "outcome", "outcome-plain", "payment", "principle-help", "restriction", "score", "shape", "shortcut-rule", "step", "transfer", "unit", "wait-shape", "why",
    "why-bare", "won", "yakuman",
];

/// The groups that come with any other part.
#[rustfmt::skip]
const OF_PARTS: &[&str] = &[
    "about", "basic-field", "board", "board-say", "board-why", "category", "concealed-when", "copy", "copy-say", "csv-fault", "danger-of", "editor",
    "editor-say", "embed", "embed-say", "event", "exclusion", "fault", "fine-paid-to", "game", "game-happened", "game-refusal", "game-say", "glossary", "glossary-more", "last-why", "liability-rule", "liable-share",
    "liable-win", "list", "need", "option-help", "over", "pao", "part-of-file", "part-of-rules", "pay-case", "payer", "place-in-file", "ref-counters", "reference", "reference-say",
    "riichi-column", "riichi-winner", "sheet", "switch", "tables", "template", "template-say",
];

/// The volume that has the texts of the group of this name.
pub fn volume(name: &str) -> Volume {
    match name {
        _ if OF_RESULT.contains(&name) => Volume::Result,
        _ if OF_PARTS.contains(&name) => Volume::Parts,
        _ => Volume::Page,
    }
}

/// What becomes of the group of this name.
pub fn find(name: &str) -> Group {
    let found = GROUPS.iter().find(|group| group.name == name);
    found.map_or(group("", Kind::List), |found| Group { ..*found })
}
