import CatalogKit
import VitrineJSONValues

/// The section with the components that a component is made of, and those that show it.
struct RelationsSection {
    var usedIn: [Int] = []
    var components: [Int] = []
    var tokens: [String] = []
    var symbols: [String] = []
    var pictures: [String] = []
    let outline: SiteOutline

    /// The most names of a kind.
    private static let nameLimit = 60

    var markup: Markup {
        let rows = [
            ("Used in", links(usedIn)), ("Components", links(components)), ("Tokens", names(tokens)),
            ("Symbols", names(symbols)), ("Pictures", names(pictures)),
        ]
        return Tag.section(.class("relations"), .labelled(by: "_relations")) {
            Tag.h2(.id("_relations")) { "Uses" }
            Tag.dl {
                for case (let title, let content?) in rows {
                    Tag.div {
                        Tag.dt { title }
                        Tag.dd { content }
                    }
                }
            }
        }
    }

    private func links(_ numbers: [Int]) -> Markup? {
        numbers.isEmpty ? nil : ComponentLinks(numbers: numbers, outline: outline, base: "").markup
    }

    private func names(_ names: [String]) -> Markup? {
        if names.isEmpty { return nil }
        let codes = names.prefix(Self.nameLimit).map { name in Tag.code { name } }
        let rest = names.count > Self.nameLimit ? " and \(names.count - Self.nameLimit) more" : ""
        return .group(codes + [.text(rest)])
    }
}

/// For each component, those that show it.
struct Relations {
    private var sections: [Int: RelationsSection] = [:]
    private let outline: SiteOutline

    init(_ outline: SiteOutline, _ uses: UsesPage, _ tokens: TokensPage) {
        self.outline = outline
        for (view, number) in outline.numbersByView.sorted(by: { $0.value < $1.value }) {
            let others = (uses.beginning[view] ?? []).filter { $0 != number }
            sections[number, default: RelationsSection(outline: outline)].usedIn = others
            for other in others {
                sections[other, default: RelationsSection(outline: outline)].components.append(number)
            }
        }
        add(uses.symbols, to: \.symbols)
        add(uses.pictures, to: \.pictures)
        add(tokens.uses, to: \.tokens)
    }

    private mutating func add(
        _ names: [String: [Int]], to list: WritableKeyPath<RelationsSection, [String]>
    ) {
        for (name, components) in names.sorted(by: { $0.key < $1.key }) {
            for component in components {
                sections[component, default: RelationsSection(outline: outline)][keyPath: list].append(name)
            }
        }
    }

    /// The same for scripts; components by their files' names.
    func record(of component: Int) -> [String: JSONValue] {
        guard let section = sections[component] else { return [:] }
        let file = { (number: Int) in outline.components[number].file.text }
        let lists = [
            ("used in", section.usedIn.map(file)), ("components", section.components.map(file)),
            ("tokens", section.tokens), ("symbols", section.symbols), ("pictures", section.pictures),
        ]
        var record: [String: JSONValue] = [:]
        for (name, list) in lists where !list.isEmpty { record[name] = .list(list.map(JSONValue.string)) }
        return record
    }

    /// The section of a component's page; nothing where it has no relations.
    func markup(of component: Int) -> Markup {
        guard let section = sections[component] else { return .group([]) }
        let isEmpty =
            section.usedIn.isEmpty && section.components.isEmpty && section.tokens.isEmpty
            && section.symbols.isEmpty && section.pictures.isEmpty
        return isEmpty ? .group([]) : section.markup
    }
}
