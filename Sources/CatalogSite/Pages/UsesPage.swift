import SnapshotStore

/// Which components show which views, symbols and pictures.
///
/// It is collected while snapshots come, by the numbers of their components.
struct UsesPage {
    static let path = SitePages.uses.rawValue

    private var views: [String: [Int]] = [:]
    private var symbols: [String: [Int]] = [:]
    private var pictures: [String: [Int]] = [:]

    /// The most names of a section, and the most components beside a name.
    private static let (nameLimit, componentLimit) = (2000, 12)

    /// - Parameter component: its place in the outline, which never goes back.
    mutating func add(_ elements: [InspectedElement], component: Int) {
        for element in elements {
            if !element.component.isEmpty { Self.add(component, to: &views[element.component, default: []]) }
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
        Page(
            title: "Uses – \(outline.name)", kind: "uses", base: "",
            navigation: SitePages.navigation(on: .uses, of: outline),
            content: Markup.group([
                Tag.div(.class("title")) {
                    Tag.h1 { "Uses" }
                    Tag.p(.class("facts")) { outline.name }
                },
                Self.section("Views", views, outline), Self.section("Symbols", symbols, outline),
                Self.section("Pictures", pictures, outline),
            ])
        ).text
    }

    private static func section(_ title: String, _ uses: [String: [Int]], _ outline: SiteOutline) -> Markup {
        if uses.isEmpty { return .group([]) }
        return Tag.section(.class("listing")) {
            Tag.h2 { "\(title) (\(uses.count))" }
            Tag.ul {
                for (name, components) in uses.sorted(by: { $0.key < $1.key }).prefix(nameLimit) {
                    Tag.li {
                        Tag.code { name }
                        Tag.span {
                            for (place, component) in components.prefix(componentLimit).enumerated() {
                                if place > 0 { ", " }
                                Tag.a(.href("c/\(outline.components[component].file).html")) {
                                    outline.components[component].name
                                }
                            }
                            if components.count > componentLimit {
                                " and \(components.count - componentLimit) more"
                            }
                        }
                    }
                }
                if uses.count > nameLimit { Tag.li { "and \(uses.count - nameLimit) more" } }
            }
        }
    }
}
