import VitrineExplanations
import VitrinePixels
import VitrineTokenReading
import VitrineViews

/// The design tokens: their values in each context, how colours stand out from each other, and where tokens are used.
///
/// It is collected while snapshots come, by the numbers of their components.
struct TokensPage {
    private(set) var uses: [String: [Int]] = [:]
    /// Colours of texts and icons, and those that lie behind something.
    private var inks: Set<String> = []
    private var backdrops: Set<String> = []
    private var radii: Set<String> = []

    /// The most tokens of a section.
    private static let tokenLimit = 1000
    /// The most colours on each side of a table of contrasts.
    private static let contrastLimit = 16

    /// - Parameter component: its place in the outline, which never goes back.
    mutating func add(_ elements: [InspectedElement], component: Int) {
        for element in elements {
            for token in element.tokens {
                if uses[token.path]?.last != component { uses[token.path, default: []].append(component) }
                switch token.property {
                case "color", "tint": inks.insert(token.path)
                case "fill": backdrops.insert(token.path)
                case "corner radius": radii.insert(token.path)
                default: break
                }
            }
        }
    }

    func text(_ outline: SiteOutline) -> String {
        SitePages.tokens.text(of: outline) {
            colors(outline)
            Markup.group(outline.themes.map(contrasts))
            TypeSpecimens(specimens: outline.specimens).markup
            values(outline)
            unused(outline)
        }
    }

    private func colors(_ outline: SiteOutline) -> Markup {
        let themes = outline.themes
        let paths = Self.paths(of: .color, in: themes)
        if paths.isEmpty { return .group([]) }
        return Tag.section(.class("listing")) {
            Tag.h2 { "Colors (\(paths.count))" }
            Self.table(label: "Colors", heads: ["Token"] + themes.map(\.name) + ["Stands for", "Used in"]) {
                Markup.group(
                    paths.prefix(Self.tokenLimit).map { path in
                        Tag.tr {
                            Tag.th(.scope("row")) { Self.name(path, in: themes) }
                            for theme in themes { Tag.td { Self.swatch(theme.set[path]) } }
                            Tag.td(.class("words")) { Self.aliases(of: path, in: themes) }
                            Tag.td(.class("words")) { usedIn(path, outline) }
                        }
                    })
            }
        }
    }

    private static func swatch(_ token: ResolvedToken?) -> Markup {
        guard case .color(let color)? = token?.value else { return "–" }
        var opaque = color
        opaque.alpha = 1
        return .group([
            Tag.svg(.class("swatch"), .viewBox(width: 20, height: 20), .isHidden) {
                Tag.rect(
                    .width(20), .height(20), .cornerRadius(4), .fill(opaque.description),
                    .fillOpacity(color.alpha))
            },
            Tag.span { TokenText.text(.color(color)) },
        ])
    }

    /// Its path, with the place that declares it.
    private static func name(_ path: String, in themes: [TokenTheme]) -> Markup {
        let place = themes.lazy.compactMap { theme in theme.set[path].map { theme.set.place(of: $0) } }.first
        return Tag.code(.tooltip(place ?? "")) { path }
    }

    /// What a token stands for in each theme, said once where it is the same.
    private static func aliases(of path: String, in themes: [TokenTheme]) -> Markup {
        var chains: [String] = []
        for theme in themes {
            let chain = (theme.set[path]?.aliases ?? []).joined(separator: " → ")
            if !chain.isEmpty, !chains.contains(chain) { chains.append(chain) }
        }
        return .text(chains.joined(separator: "; "))
    }

    /// Each colour of texts on each colour that something lies on.
    private func contrasts(_ theme: TokenTheme) -> Markup {
        let colors = { (paths: Set<String>) -> [(path: String, color: SRGBColor)] in
            paths.sorted().compactMap { path in
                guard case .color(let color)? = theme.set[path]?.value else { return nil }
                return (path, color)
            }
        }
        let (allFronts, allBacks) = (colors(inks), colors(backdrops).filter { $0.color.alpha == 1 })
        let (fronts, backs) = (
            allFronts.prefix(Self.contrastLimit), allBacks.prefix(Self.contrastLimit)
        )
        let rest = allFronts.count - fronts.count + allBacks.count - backs.count
        if fronts.isEmpty || backs.isEmpty { return .group([]) }
        return Tag.section(.class("listing")) {
            Tag.h2 { "Contrast, \(theme.name)" }
            Tag.p(.class("facts")) { "Texts need 4.5 : 1, large ones 3 : 1 (WCAG 2.2, 1.4.3)." }
            Self.table(label: "Contrast, \(theme.name)", heads: ["Text on"] + backs.map(\.path)) {
                Markup.group(
                    fronts.map { front in
                        Tag.tr {
                            Tag.th(.scope("row")) { Tag.code { front.path } }
                            for back in backs { Self.contrast(of: front.color, on: back.color) }
                        }
                    })
            }
            if rest > 0 { Tag.p(.class("facts")) { "\(rest) more colors are not compared here." } }
        }
    }

    private static func contrast(of color: SRGBColor, on backdrop: SRGBColor) -> Markup {
        let ratio = TextContrast.ratio(of: color, on: backdrop)
        let verdict = ratio >= 4.5 ? "matches" : ratio >= 3 ? "differs" : "failed"
        return Tag.td {
            Tag.span(.class("status \(verdict)")) { ValueWords.decimal((ratio * 10).rounded(.down) / 10) }
        }
    }

    /// All that is no colour, by type.
    private func values(_ outline: SiteOutline) -> Markup {
        let types = TokenType.allCases.filter { $0 != .color }
        return .group(
            types.map { type in
                let paths = Self.paths(of: type, in: outline.themes)
                if paths.isEmpty { return .group([]) }
                return Tag.section(.class("listing")) {
                    Tag.h2 { "\(TokenText.title(type)) (\(paths.count))" }
                    Tag.ul {
                        for (number, path) in paths.prefix(Self.tokenLimit).enumerated() {
                            Tag.li { item(path, "\(type)-\(number)", outline) }
                        }
                    }
                }
            })
    }

    /// A token with a specimen of its value in the first theme, its values, what it stands for and where it is used.
    private func item(_ path: String, _ id: String, _ outline: SiteOutline) -> Markup {
        let token = outline.themes.lazy.compactMap { $0.set[path] }.first
        let aliases = Self.aliases(of: path, in: outline.themes)
        return .group([
            Self.name(path, in: outline.themes),
            Tag.span {
                if let value = token?.value {
                    TokenSpecimen(id: id, value: value, isCorner: radii.contains(path)).markup
                }
                Self.values(of: path, in: outline.themes)
                if aliases != .text("") {
                    Tag.span(.class("aliases")) {
                        " → "
                        aliases
                    }
                }
                if let description = token?.description { Tag.span(.class("remark")) { description } }
                if uses[path] != nil {
                    Tag.span(.class("remark")) {
                        "in "
                        usedIn(path, outline)
                    }
                }
            },
        ])
    }

    /// The value in the first theme, then those that differ.
    private static func values(of path: String, in themes: [TokenTheme]) -> Markup {
        var words: [String] = []
        for theme in themes {
            guard let token = theme.set[path] else { continue }
            let text = TokenText.text(token.value)
            if words.isEmpty {
                words.append(text)
            } else if let first = themes[0].set[path], first.value != token.value {
                words.append("\(theme.name): \(text)")
            }
        }
        let deprecation = themes[0].set[path]?.deprecation.map {
            $0.isEmpty ? "; deprecated" : "; deprecated: \($0)"
        }
        return .text(words.joined(separator: "; ") + (deprecation ?? ""))
    }

    private func usedIn(_ path: String, _ outline: SiteOutline) -> Markup {
        guard let components = uses[path] else { return .group([]) }
        // The column is narrow.
        return ComponentLinks(numbers: components, outline: outline, limit: 4).markup
    }

    /// The tokens in use that should not be used any more.
    func deprecated(_ outline: SiteOutline) -> [(path: String, reason: String, components: [Int])] {
        uses.sorted { $0.key < $1.key }.compactMap { path, components in
            let reason = outline.themes.lazy.compactMap { $0.set[path]?.deprecation }.first
            return reason.map { (path, $0, components) }
        }
    }

    /// Tokens that no element is made of, neither by themselves nor as what another one stands for.
    private func unused(_ outline: SiteOutline) -> Markup {
        let paths = Set(outline.themes.flatMap(\.set.tokens.keys))
        var used = Set(uses.keys)
        for theme in outline.themes {
            for path in uses.keys { used.formUnion(theme.set[path]?.aliases ?? []) }
        }
        let rest = paths.subtracting(used).sorted(by: Self.isBefore)
        return Tag.section(.class("listing")) {
            Tag.h2 { "Not used by any snapshot (\(rest.count))" }
            Tag.p(.class("facts")) {
                "Tokens whose value only other tokens have as a part, and lengths that views calculate with, are among them."
            }
            Tag.ul {
                for path in rest.prefix(Self.tokenLimit) {
                    Tag.li {
                        Tag.code { path }
                        Tag.span { Self.values(of: path, in: outline.themes) }
                    }
                }
            }
        }
    }

    private static func paths(of type: TokenType, in themes: [TokenTheme]) -> [String] {
        Set(themes.flatMap { theme in theme.set.tokens.values.filter { $0.type == type }.map(\.path) })
            .sorted(by: isBefore)
    }

    /// The order of paths, in which numbers count as numbers: `gray.50` stands before `gray.100`.
    private static func isBefore(_ path: String, _ other: String) -> Bool {
        (sortingKey(path), path) < (sortingKey(other), other)
    }

    private static func sortingKey(_ path: String) -> String {
        path.split(separator: ".").map { name in
            name.allSatisfy(\.isNumber) ? String(repeating: "0", count: max(0, 8 - name.count)) + name : name
        }
        .joined(separator: ".")
    }

    private static func table(label: String, heads: [String], rows: () -> Markup) -> Markup {
        Tag.div(.class("scroll"), .isFocusable, .role("region"), .label(label)) {
            Tag.table {
                Tag.thead {
                    Tag.tr { for head in heads { Tag.th(.scope("col")) { head } } }
                }
                Tag.tbody { rows() }
            }
        }
    }
}

extension Markup: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self = .text(text) }
}
