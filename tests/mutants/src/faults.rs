//! Which faults there are: a comparison, a sign, a number, a condition or a step that is not what it was.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, BinOp, Expr, ExprMethodCall, ImplItemFn, ItemFn, ItemMod, Lit, Pat, Stmt, Type, UnOp, parse_quote};

/// Walks through a file and notes what it planted.
#[derive(Default)]
pub struct Planter {
    /// File, line, function, right, wrong; tabs between.
    pub faults: Vec<String>,
    /// The numbers of faults that are noted but not planted.
    pub without: BTreeSet<usize>,
    path: String,
    functions: Vec<String>,
    /// Functions that constants are made with: they stay as they are.
    constant: BTreeSet<String>,
}

/// The last names of all paths and methods in a piece of code.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl<'a> Visit<'a> for Names {
    fn visit_path(&mut self, path: &'a syn::Path) {
        self.0.extend(path.segments.last().map(|segment| segment.ident.to_string()));
        syn::visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'a ExprMethodCall) {
        self.0.insert(call.method.to_string());
        syn::visit::visit_expr_method_call(self, call);
    }
}

/// What constants of a file are made with, and the names in the bodies of its constant functions.
#[derive(Default)]
struct Constants {
    used: BTreeSet<String>,
    functions: Vec<(String, BTreeSet<String>)>,
}

impl Constants {
    fn value(&mut self, expr: &Expr) {
        let mut names = Names::default();
        names.visit_expr(expr);
        self.used.extend(names.0);
    }

    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        if signature.constness.is_some() {
            let mut names = Names::default();
            names.visit_block(block);
            self.functions.push((signature.ident.to_string(), names.0));
        }
    }

    /// Everything that is needed, whoever needs it.
    fn closed(mut self) -> BTreeSet<String> {
        loop {
            let more: Vec<String> = self
                .functions
                .iter()
                .filter(|(name, _)| self.used.contains(name))
                .flat_map(|(_, names)| names.iter().filter(|name| !self.used.contains(*name)).cloned())
                .collect();
            if more.is_empty() {
                return self.used;
            }
            self.used.extend(more);
        }
    }
}

impl<'a> Visit<'a> for Constants {
    fn visit_item_const(&mut self, item: &'a syn::ItemConst) {
        self.value(&item.expr);
    }

    fn visit_item_static(&mut self, item: &'a syn::ItemStatic) {
        self.value(&item.expr);
    }

    fn visit_impl_item_const(&mut self, item: &'a syn::ImplItemConst) {
        self.value(&item.expr);
    }

    fn visit_item_fn(&mut self, item: &'a ItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'a ImplItemFn) {
        self.function(&item.sig, &item.block);
    }
}

/// Methods whose answer is yes or no.
const YES_OR_NO: [&str; 12] = [
    "on",
    "is",
    "is_some",
    "is_none",
    "is_empty",
    "contains",
    "has",
    "is_some_and",
    "is_none_or",
    "any",
    "all",
    "is_kong",
];

/// Methods whose closure says yes or no.
const CHOOSING: [&str; 12] = [
    "filter",
    "any",
    "all",
    "position",
    "find",
    "retain",
    "is_some_and",
    "is_none_or",
    "partition",
    "take_while",
    "skip_while",
    "rposition",
];

/// Methods and what they are easily mixed up with.
const MIXED_UP: [(&str, &str); 6] =
    [("min", "max"), ("max", "min"), ("any", "all"), ("all", "any"), ("max_by_key", "min_by_key"), ("first", "last")];

fn text(tokens: &impl Spanned) -> String {
    let text = tokens.span().source_text().unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether it binds something: such a condition cannot be wrapped.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(both) => binds(&both.left) || binds(&both.right),
        _ => false,
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test") || attribute.path().is_ident("cfg") && text(attribute).contains("test")
    })
}

fn swapped(op: &BinOp) -> Option<BinOp> {
    Some(match op {
        BinOp::Eq(_) => parse_quote!(!=),
        BinOp::Ne(_) => parse_quote!(==),
        BinOp::Lt(_) => parse_quote!(<=),
        BinOp::Le(_) => parse_quote!(<),
        BinOp::Gt(_) => parse_quote!(>=),
        BinOp::Ge(_) => parse_quote!(>),
        BinOp::Add(_) => parse_quote!(-),
        BinOp::Sub(_) => parse_quote!(+),
        BinOp::Div(_) => parse_quote!(*),
        BinOp::Rem(_) => parse_quote!(/),
        BinOp::AddAssign(_) => parse_quote!(-=),
        BinOp::SubAssign(_) => parse_quote!(+=),
        _ => return None,
    })
}

impl Planter {
    /// Begins a file.
    pub fn start(&mut self, path: &str, file: &syn::File) {
        self.path = path.to_owned();
        let mut constants = Constants::default();
        constants.visit_file(file);
        self.constant = constants.closed();
    }

    fn note(&mut self, at: &impl Spanned, right: &str, wrong: &str) -> usize {
        let function = self.functions.last().map_or("", String::as_str);
        let line = at.span().start().line;
        self.faults.push(format!("{}\t{line}\t{function}\t{right}\t{wrong}", self.path));
        self.faults.len()
    }

    /// The expression, or one of the wrong ones.
    fn plant(&mut self, expr: &mut Expr, original: &Expr, wrongs: Vec<(Expr, String)>) {
        let mut inner = expr.clone();
        for (wrong, description) in wrongs {
            let number = self.note(original, &text(original), &description);
            if self.without.contains(&number) {
                continue;
            }
            let number = number as u32;
            inner = parse_quote!((if crate::mutant(#number) { #wrong } else { #inner }));
        }
        *expr = inner;
    }

    fn wrongs(expr: &Expr) -> Vec<(Expr, String)> {
        let mut wrongs: Vec<(Expr, String)> = Vec::new();
        match expr {
            Expr::Binary(both) => {
                let (left, right) = (&both.left, &both.right);
                match both.op {
                    BinOp::And(_) | BinOp::Or(_) => {
                        wrongs.push(((**left).clone(), text(left)));
                        wrongs.push(((**right).clone(), text(right)));
                    }
                    BinOp::Mul(_) => wrongs.push(((**left).clone(), text(left))),
                    _ => {
                        if let Some(op) = swapped(&both.op) {
                            let description = format!("{} {} {}", text(left), op.to_token_stream(), text(right));
                            wrongs.push((Expr::Binary(syn::ExprBinary { op, ..both.clone() }), description));
                        }
                    }
                }
            }
            Expr::Unary(not) if matches!(not.op, UnOp::Not(_)) => wrongs.push(((*not.expr).clone(), text(&not.expr))),
            Expr::Lit(literal) => match &literal.lit {
                Lit::Int(int) => {
                    let value: u64 = int.base10_parse().expect("a number");
                    let other = if value == 0 { 1 } else { value - 1 };
                    let other = syn::LitInt::new(&format!("{other}{}", int.suffix()), int.span());
                    wrongs.push((parse_quote!(#other), other.to_string()));
                }
                Lit::Bool(flag) => {
                    let other = syn::LitBool::new(!flag.value, flag.span());
                    wrongs.push((parse_quote!(#other), (!flag.value).to_string()));
                }
                _ => {}
            },
            Expr::MethodCall(call) => {
                let name = call.method.to_string();
                for (_, other) in MIXED_UP.iter().filter(|(one, _)| *one == name) {
                    let needs = matches!(*other, "min" | "max") && call.args.len() != 1;
                    if !needs {
                        let method = syn::Ident::new(other, call.method.span());
                        let wrong = Expr::MethodCall(ExprMethodCall { method, ..call.clone() });
                        wrongs.push((wrong, format!("{}.{other}({})", text(&call.receiver), text(&call.args))));
                    }
                }
                if YES_OR_NO.contains(&name.as_str()) {
                    wrongs.push((parse_quote!(!#call), format!("!{}", text(call))));
                }
            }
            _ => {}
        }
        wrongs
    }

    /// A condition that may bind something.
    fn condition(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Let(binding) => self.visit_expr_mut(&mut binding.expr),
            Expr::Binary(both) if binds(&both.left) || binds(&both.right) => {
                self.condition(&mut both.left);
                self.condition(&mut both.right);
            }
            Expr::Path(_) | Expr::Call(_) | Expr::Field(_) => {
                let original = expr.clone();
                visit_mut::visit_expr_mut(self, expr);
                let wrong = parse_quote!(!#original);
                self.plant(expr, &original, vec![(wrong, format!("!{}", text(&original)))]);
            }
            _ => self.visit_expr_mut(expr),
        }
    }
}

impl VisitMut for Planter {
    fn visit_item_fn_mut(&mut self, item: &mut ItemFn) {
        if is_test(&item.attrs) || self.constant.contains(&item.sig.ident.to_string()) {
            return;
        }
        item.sig.constness = None;
        self.functions.push(item.sig.ident.to_string());
        visit_mut::visit_block_mut(self, &mut item.block);
        self.functions.pop();
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut ImplItemFn) {
        // Names of things are not for tests of amounts.
        if item.sig.ident == "as_str" || self.constant.contains(&item.sig.ident.to_string()) {
            return;
        }
        item.sig.constness = None;
        self.functions.push(item.sig.ident.to_string());
        visit_mut::visit_block_mut(self, &mut item.block);
        self.functions.pop();
    }

    fn visit_item_mod_mut(&mut self, item: &mut ItemMod) {
        if !is_test(&item.attrs) {
            visit_mut::visit_item_mod_mut(self, item);
        }
    }

    fn visit_pat_mut(&mut self, _: &mut Pat) {}

    fn visit_type_mut(&mut self, _: &mut Type) {}

    fn visit_item_const_mut(&mut self, _: &mut syn::ItemConst) {}

    fn visit_impl_item_const_mut(&mut self, _: &mut syn::ImplItemConst) {}

    fn visit_item_static_mut(&mut self, _: &mut syn::ItemStatic) {}

    fn visit_generic_argument_mut(&mut self, _: &mut syn::GenericArgument) {}

    fn visit_attribute_mut(&mut self, _: &mut Attribute) {}

    fn visit_expr_if_mut(&mut self, expr: &mut syn::ExprIf) {
        self.condition(&mut expr.cond);
        self.visit_block_mut(&mut expr.then_branch);
        if let Some((_, other)) = &mut expr.else_branch {
            self.visit_expr_mut(other);
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut syn::Arm) {
        if let Some((_, guard)) = &mut arm.guard
            && !binds(guard)
        {
            let original = (**guard).clone();
            self.condition(guard);
            let wrongs = vec![(parse_quote!(true), "true".to_owned()), (parse_quote!(false), "false".to_owned())];
            self.plant(guard, &original, wrongs);
        }
        self.visit_expr_mut(&mut arm.body);
    }

    fn visit_stmt_mut(&mut self, stmt: &mut Stmt) {
        let original = stmt.clone();
        match stmt {
            Stmt::Item(_) | Stmt::Macro(_) => {}
            _ => visit_mut::visit_stmt_mut(self, stmt),
        }
        if let Stmt::Expr(Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_), Some(_)) = &original {
            let number = self.note(&original, &text(&original), "nothing");
            if self.without.contains(&number) {
                return;
            }
            let number = number as u32;
            let inner = stmt.clone();
            *stmt = parse_quote!(if !crate::mutant(#number) { #inner });
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        if binds(expr) {
            return;
        }
        let original = expr.clone();
        if let Expr::MethodCall(call) = expr
            && CHOOSING.contains(&call.method.to_string().as_str())
        {
            self.visit_expr_mut(&mut call.receiver);
            for argument in &mut call.args {
                if let Expr::Closure(closure) = argument
                    && !matches!(*closure.body, Expr::Block(_) | Expr::Match(_) | Expr::If(_))
                {
                    let body = (*closure.body).clone();
                    self.visit_expr_mut(&mut closure.body);
                    let wrongs =
                        vec![(parse_quote!(true), "true".to_owned()), (parse_quote!(false), "false".to_owned())];
                    self.plant(&mut closure.body, &body, wrongs);
                } else {
                    self.visit_expr_mut(argument);
                }
            }
        } else {
            visit_mut::visit_expr_mut(self, expr);
        }
        let wrongs = Planter::wrongs(&original);
        if !wrongs.is_empty() {
            self.plant(expr, &original, wrongs);
        }
    }
}
