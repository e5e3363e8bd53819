import VitrineExplanations

/// Which components show which views, symbols and pictures.
///
/// It is collected while snapshots come, by the numbers of their components.
struct UsesPage {
    private var views: [String: [Int]] = [:]
    private(set) var symbols: [String: [Int]] = [:]
    private(set) var pictures: [String: [Int]] = [:]
    /// Views that begin at elements, those without an element of their own too.
    private(set) var beginning: [String: [Int]] = [:]

    /// The most names of a section.
    private static let nameLimit = 2000

    /// - Parameter component: its place in the outline, which never goes back.
    mutating func add(_ elements: [InspectedElement], component: Int) {
        for element in elements {
            if !element.component.isEmpty { Self.add(component, to: &views[element.component, default: []]) }
            for view in element.views { Self.add(component, to: &beginning[view.name, default: []]) }
            switch element.content {
            case .icon(let name)?: Self.add(component, to: &symbols[name, default: []])
            case .picture(let name)?: Self.add(component, to: &pictures[name, default: []])
            case .text?, nil: break
            }
        }
    }

    private static func add(_ component: Int, to components: inout [Int]) {
        if components.last != component { components.append(component) }
    }

    func text(_ outline: SiteOutline) -> String {
        SitePages.uses.text(of: outline) {
            Self.section("Views", views, outline)
            Self.section("Symbols", symbols, outline)
            Self.section("Pictures", pictures, outline)
        }
    }

    private static func section(_ title: String, _ uses: [String: [Int]], _ outline: SiteOutline) -> Markup {
        if uses.isEmpty { return .group([]) }
        return Tag.section(.class("listing")) {
            Tag.h2 { "\(title) (\(uses.count))" }
            Tag.ul {
                for (name, components) in uses.sorted(by: { $0.key < $1.key }).prefix(nameLimit) {
                    Tag.li {
                        Tag.code { name }
                        Tag.span { ComponentLinks(numbers: components, outline: outline).markup }
                    }
                }
                if uses.count > nameLimit { Tag.li { "and \(uses.count - nameLimit) more" } }
            }
        }
    }
}
