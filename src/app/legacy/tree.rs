//! A part of the page as data: one type whatever it shows, so that the compiler makes the code for it once and not once
//! for every shape of markup. Painting a tree over another changes only what differs, and the focus stays where it is.

use std::borrow::Cow;

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, Node as DomNode};

/// Words of the page, borrowed where they never change.
pub type Words = Cow<'static, str>;

/// An element or words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// An element.
    Tree(Tree),
    /// Words.
    Words(Words),
}

impl Node {
    /// Whether another would show the same thing, if not in the same words.
    fn is_like(&self, other: &Node) -> bool {
        match (self, other) {
            (Node::Words(_), Node::Words(_)) => true,
            (Node::Tree(a), Node::Tree(b)) => a.tag == b.tag && a.classes() == b.classes(),
            _ => false,
        }
    }
}

impl From<Tree> for Node {
    fn from(tree: Tree) -> Node {
        Node::Tree(tree)
    }
}

impl From<&'static str> for Node {
    fn from(words: &'static str) -> Node {
        Node::Words(Cow::Borrowed(words))
    }
}

impl From<String> for Node {
    fn from(words: String) -> Node {
        Node::Words(Cow::Owned(words))
    }
}

/// An element with everything in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    tag: &'static str,
    attributes: Vec<(&'static str, Words)>,
    children: Vec<Node>,
}

/// An empty element.
#[must_use]
pub const fn el(tag: &'static str) -> Tree {
    Tree { tag, attributes: Vec::new(), children: Vec::new() }
}

impl Tree {
    /// With an attribute.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Words>) -> Tree {
        self.attribute(name, value.into())
    }

    // Not again at each of the hundreds of places that call it.
    fn attribute(mut self, name: &'static str, value: Words) -> Tree {
        self.attributes.push((name, value));
        self
    }

    fn child(mut self, child: Node) -> Tree {
        self.children.push(child);
        self
    }

    fn classes(&self) -> Option<&Words> {
        self.attributes.iter().find(|(name, _)| *name == "class").map(|(_, names)| names)
    }

    /// With its classes.
    #[must_use]
    pub fn class(self, names: &'static str) -> Tree {
        self.with("class", names)
    }

    /// With an attribute if there is a value for it.
    #[must_use]
    pub fn maybe_with(self, name: &'static str, value: Option<impl Into<Words>>) -> Tree {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// With a property of a control, which the user changes as well: set again whenever the tree is painted. `name` is
    /// `.checked` (with "on" or nothing) or `.value`.
    #[must_use]
    pub fn prop(self, name: &'static str, value: impl Into<Words>) -> Tree {
        self.with(name, value)
    }

    /// With one thing more in it.
    #[must_use]
    pub fn add(self, child: impl Into<Node>) -> Tree {
        self.child(child.into())
    }

    /// With some things more in it.
    #[must_use]
    pub fn all(mut self, children: impl IntoIterator<Item = Tree>) -> Tree {
        self.children.extend(children.into_iter().map(Node::Tree));
        self
    }

    /// With one thing more in it, if there is one.
    #[must_use]
    pub fn maybe(self, child: Option<Tree>) -> Tree {
        match child {
            Some(child) => self.child(Node::Tree(child)),
            None => self,
        }
    }
}

/// A tree on the page.
#[derive(Debug)]
pub struct Painting {
    node: DomNode,
    /// What it shows; the children of an element are in `children`.
    shows: Node,
    children: Vec<Painting>,
}

const SVG: &str = "http://www.w3.org/2000/svg";

fn paint(node: Node) -> Painting {
    let document = leptos::prelude::document();
    match node {
        Node::Words(words) => {
            Painting { node: document.create_text_node(&words).into(), shows: Node::Words(words), children: Vec::new() }
        }
        Node::Tree(Tree { tag, attributes, children }) => {
            let made = if matches!(tag, "svg" | "use" | "path") {
                document.create_element_ns(Some(SVG), tag)
            } else {
                document.create_element(tag)
            };
            // Every tag is a literal of this program; should a browser not know one, an empty text stands in.
            let Ok(element) = made else { return paint(Node::Words(Cow::Borrowed(""))) };
            for (name, value) in attributes.iter().filter(|(name, _)| !name.starts_with('.')) {
                let _ = element.set_attribute(name, value);
            }
            let children: Vec<Painting> = children.into_iter().map(paint).collect();
            for child in &children {
                let _ = element.append_child(&child.node);
            }
            set_props(&element, &attributes);
            let shows = Node::Tree(Tree { tag, attributes, children: Vec::new() });
            Painting { node: element.into(), shows, children }
        }
    }
}

/// Properties come last: the value of a list of options needs the options. What a control shows already is not set.
fn set_props(element: &Element, attributes: &[(&'static str, Words)]) {
    for (name, value) in attributes {
        let Some(name) = name.strip_prefix('.') else { continue };
        let wanted: JsValue = if name == "checked" { (!value.is_empty()).into() } else { value.as_ref().into() };
        let name: JsValue = name.into();
        if js_sys::Reflect::get(element, &name).is_ok_and(|shown| shown != wanted) {
            let _ = js_sys::Reflect::set(element, &name, &wanted);
        }
    }
}

impl Painting {
    /// Paints a tree that is nowhere yet.
    pub fn new(tree: Tree) -> Painting {
        paint(Node::Tree(tree))
    }

    /// Paints another tree over it.
    pub fn paint_over(&mut self, tree: Tree) {
        self.repaint(Node::Tree(tree));
    }

    /// Its outermost element.
    pub fn element(&self) -> Element {
        self.node.clone().unchecked_into()
    }

    /// Paints over: what is the same stays.
    fn repaint(&mut self, new: Node) {
        match (&mut self.shows, new) {
            (Node::Words(old), Node::Words(words)) => {
                if *old != words {
                    self.node.set_node_value(Some(&words));
                    *old = words;
                }
            }
            (Node::Tree(old), Node::Tree(new)) if old.tag == new.tag => {
                let element: &Element = leptos::wasm_bindgen::JsCast::unchecked_ref(&self.node);
                if old.attributes != new.attributes {
                    for (name, _) in &old.attributes {
                        if !new.attributes.iter().any(|(other, _)| other == name) {
                            let _ = element.remove_attribute(name);
                        }
                    }
                    for attribute in &new.attributes {
                        if !attribute.0.starts_with('.') && !old.attributes.contains(attribute) {
                            let _ = element.set_attribute(attribute.0, &attribute.1);
                        }
                    }
                    old.attributes = new.attributes;
                }
                repaint_children(&self.node, &mut self.children, new.children);
                set_props(self.node.unchecked_ref(), &old.attributes);
            }
            (_, new) => {
                let painted = paint(new);
                if let Some(parent) = self.node.parent_node() {
                    let _ = parent.replace_child(&painted.node, &self.node);
                }
                *self = painted;
            }
        }
    }
}

/// Paints over what is in an element. What begins and what ends both lists alike stays what it is: a part that comes or goes
/// between others is one change, and those after it are not made anew.
fn repaint_children(parent: &DomNode, painted: &mut Vec<Painting>, new: Vec<Node>) {
    let front = painted.iter().zip(&new).take_while(|(old, new)| old.shows.is_like(new)).count();
    let room = painted.len().min(new.len()) - front;
    let back =
        painted.iter().rev().zip(new.iter().rev()).take(room).take_while(|(old, new)| old.shows.is_like(new)).count();
    let kept = front + room - back;
    let last = new.len() - back;
    let mut after = painted.split_off(painted.len() - back);
    for gone in painted.drain(kept..) {
        let _ = parent.remove_child(&gone.node);
    }
    let mut ends = after.iter_mut();
    for (place, child) in new.into_iter().enumerate() {
        if let Some(old) = painted.get_mut(place) {
            old.repaint(child);
        } else if place < last {
            let made = paint(child);
            let _ = parent.insert_before(&made.node, ends.as_slice().first().map(|next| &next.node));
            painted.push(made);
        } else if let Some(old) = ends.next() {
            old.repaint(child);
        }
    }
    painted.append(&mut after);
}
