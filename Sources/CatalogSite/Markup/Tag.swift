/// The kinds of elements that the site uses.
///
/// ```swift
/// Tag.p(.class("note")) {
///     "See "
///     Tag.a(.href("index.html")) { "all components" }
/// }
/// ```
struct Tag: Hashable, Sendable {
    /// How an element lies among others.
    enum Flow: Hashable, Sendable {
        case block
        case inline
        /// Has neither content nor an end.
        case void
    }

    let name: String
    let flow: Flow

    private init(_ name: String, _ flow: Flow) {
        self.name = name
        self.flow = flow
    }

    static let html = Tag("html", .block)
    static let head = Tag("head", .block)
    static let title = Tag("title", .block)
    static let meta = Tag("meta", .void)
    static let link = Tag("link", .void)
    static let style = Tag("style", .block)
    static let script = Tag("script", .block)
    static let body = Tag("body", .block)

    static let header = Tag("header", .block)
    static let nav = Tag("nav", .block)
    static let main = Tag("main", .block)
    static let section = Tag("section", .block)
    static let aside = Tag("aside", .block)
    static let article = Tag("article", .block)
    static let div = Tag("div", .block)
    static let h1 = Tag("h1", .block)
    static let h2 = Tag("h2", .block)
    static let h3 = Tag("h3", .block)
    static let h4 = Tag("h4", .block)
    static let hr = Tag("hr", .void)
    static let blockquote = Tag("blockquote", .block)
    static let p = Tag("p", .block)
    static let ol = Tag("ol", .block)
    static let dl = Tag("dl", .block)
    static let dt = Tag("dt", .block)
    static let dd = Tag("dd", .block)
    static let ul = Tag("ul", .block)
    static let li = Tag("li", .block)
    static let fieldset = Tag("fieldset", .block)
    static let legend = Tag("legend", .block)
    static let label = Tag("label", .inline)
    static let input = Tag("input", .void)
    static let button = Tag("button", .inline)
    static let select = Tag("select", .inline)
    static let option = Tag("option", .inline)

    static let figure = Tag("figure", .block)
    static let figcaption = Tag("figcaption", .block)
    static let img = Tag("img", .void)
    static let svg = Tag("svg", .inline)
    static let rect = Tag("rect", .inline)
    static let path = Tag("path", .inline)
    static let filter = Tag("filter", .inline)
    static let feGaussianBlur = Tag("feGaussianBlur", .inline)
    static let linearGradient = Tag("linearGradient", .inline)
    static let stop = Tag("stop", .inline)
    /// The name of what a drawing shows, which is not that of the page.
    static let svgTitle = Tag("title", .inline)
    static let details = Tag("details", .block)
    static let summary = Tag("summary", .block)
    static let table = Tag("table", .block)
    static let thead = Tag("thead", .block)
    static let tbody = Tag("tbody", .block)
    static let tr = Tag("tr", .block)
    static let th = Tag("th", .inline)
    static let td = Tag("td", .inline)

    static let a = Tag("a", .inline)
    static let span = Tag("span", .inline)
    static let kbd = Tag("kbd", .inline)
    static let b = Tag("b", .inline)
    static let em = Tag("em", .inline)
    static let strong = Tag("strong", .inline)
    static let time = Tag("time", .inline)
    static let i = Tag("i", .inline)
    static let bdi = Tag("bdi", .inline)
    static let code = Tag("code", .inline)
    static let pre = Tag("pre", .inline)

    /// An element with its content.
    func callAsFunction(
        _ attributes: Attribute..., @MarkupBuilder content: () -> Markup = { .group([]) }
    ) -> Markup {
        .element(self, attributes, [content()])
    }

    /// An element whose attributes are collected before.
    func callAsFunction(
        _ attributes: [Attribute], @MarkupBuilder content: () -> Markup = { .group([]) }
    ) -> Markup {
        .element(self, attributes, [content()])
    }
}

/// Collects the content of an element; texts and elements are mixed, `if` and `for` work as in functions.
@resultBuilder
enum MarkupBuilder {
    static func buildExpression(_ text: String) -> Markup { .text(text) }

    static func buildExpression(_ markup: Markup) -> Markup { markup }

    static func buildBlock(_ parts: Markup...) -> Markup { .group(parts) }

    static func buildArray(_ parts: [Markup]) -> Markup { .group(parts) }

    static func buildOptional(_ part: Markup?) -> Markup { part ?? .group([]) }

    static func buildEither(first part: Markup) -> Markup { part }

    static func buildEither(second part: Markup) -> Markup { part }
}
