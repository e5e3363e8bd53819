public import CatalogKit
package import DesignTokens

/// Which components a site shows and how many snapshots each has, known before anything is drawn.
public struct SiteOutline: Sendable {
    /// A component, or the reason why there is nothing of it to show.
    struct Component: Sendable {
        var name: String
        var file: FileName
        /// Where it is declared: a file, or the definition's type where no more is known.
        var source: String
        var variantCount = 0
        var snapshotCount = 0
        /// Every mode that a variant is shown in, in the order in which they occur.
        var modes: [Mode] = []
        /// Why the definition could not say what it shows.
        var failure: String?

        /// About so many pictures are on a page.
        private static let pageSize = 120

        /// How many variants are on one of its pages.
        var variantsPerPage: Int { max(1, Self.pageSize / max(1, modes.count)) }

        var paging: Paging {
            Paging(first: file.text, stem: "\(file).", items: variantCount, size: variantsPerPage)
        }
    }

    /// The catalogue's name.
    let name: String
    private(set) var components: [Component] = []
    /// The design tokens in the contexts that are shown; none where there are no tokens.
    package var themes: [TokenTheme] = []

    /// - Parameter snapshots: in the catalogue's order; definitions that failed come last.
    public init(name: String, snapshots: [Snapshot], failures: [DefinitionFailure]) {
        self.init(name: name)
        for snapshot in snapshots {
            add(snapshot.id, mode: snapshot.mode, (snapshot.componentName, snapshot.place.file))
        }
        add(failures)
    }

    init(name: String) {
        self.name = name
    }

    mutating func add(_ failures: [DefinitionFailure]) {
        components += failures.map {
            Component(name: $0.component.text, file: $0.component, source: $0.definition, failure: $0.reason)
        }
        lastVariant = nil
    }

    private var lastVariant: FileName?

    mutating func add(_ id: SnapshotID, mode: Mode, _ component: (name: String, source: String)) {
        if components.last?.file != id.component {
            components.append(
                Component(name: component.name, file: id.component, source: component.source))
            lastVariant = nil
        }
        let last = components.count - 1
        if lastVariant != id.variant { components[last].variantCount += 1 }
        lastVariant = id.variant
        components[last].snapshotCount += 1
        if !components[last].modes.contains(mode) { components[last].modes.append(mode) }
    }
}
