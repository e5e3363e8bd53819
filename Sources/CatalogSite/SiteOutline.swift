import CatalogKit
import SnapshotHistory
import VitrineTokenReading

/// The outline of a site from inventory and history, before anything is drawn: which components it shows, how many snapshots
/// each has, how it presents itself.
struct SiteOutline: Sendable {
    /// A component, or the reason why there is nothing of it to show.
    struct Component: Sendable {
        var name: String
        var file: FileName
        /// Where it is declared: a file, or the definition's type where no more is known.
        var source: String
        /// The type of the view that it shows.
        var view = ""
        /// Among which others it stands; nothing or empty for those of no group.
        var group: String?
        var tags: [String] = []
        /// What its pictures are shown on, each once.
        var canvases: [SnapshotCanvas] = []
        /// What is kept of them, each once.
        var references: [ReferenceKind] = []
        var variantCount = 0
        var snapshotCount = 0
        /// Every mode that a variant is shown in, in the order in which they occur.
        var modes: [Mode] = []
        /// Why the definition could not say what it shows, or a part of it.
        var failure: String?

        fileprivate mutating func add(_ reason: String) {
            if failure?.contains(reason) == true { return }
            failure = [failure, reason].compactMap(\.self).joined(separator: "\n")
        }

        /// About so many pictures are on a page.
        private static let pageSize = 120

        /// How many variants are on one of its pages.
        var variantsPerPage: Int { max(1, Self.pageSize / max(1, modes.count)) }

        var paging: Paging {
            Paging(first: file.text, stem: "\(file).", items: variantCount, size: variantsPerPage)
        }
    }

    let brand: SiteBrand
    private(set) var components: [Component] = []
    /// The design tokens in the contexts that are shown; none where there are no tokens.
    let themes: [TokenTheme]
    /// The tokens of type at each text size.
    let specimens: [TypeSpecimen]
    /// Nothing where the references are in no repository.
    let history: ReferenceHistory?
    /// Those beside the components' own, which are known when all is drawn.
    var pages = SitePages.allCases

    /// The components by the views that they show.
    private(set) var numbersByView: [String: Int] = [:]

    /// The site's title.
    var name: String { brand.title }

    init(_ context: SiteContext) throws {
        brand = try SiteBrand(context)
        themes = context.themes
        specimens = context.specimens
        history = context.history
    }

    /// - Parameter snapshots: in the catalogue's order; definitions that failed come last.
    mutating func add(_ snapshots: [Snapshot], failures: [DefinitionFailure]) {
        for snapshot in snapshots {
            add(snapshot.id, mode: snapshot.mode, of: Component(snapshot))
            components[components.count - 1].note(snapshot)
        }
        add(failures)
    }

    mutating func add(_ failures: [DefinitionFailure]) {
        for failure in failures {
            // Of a definition some statements may fail and others not.
            if let place = components.lastIndex(where: { $0.file == failure.component }) {
                components[place].add(failure.reason)
            } else {
                components.append(
                    Component(
                        name: failure.component.text, file: failure.component, source: failure.definition,
                        failure: failure.reason))
            }
        }
        lastVariant = nil
    }

    private var lastVariant: FileName?

    mutating func add(_ id: SnapshotID, mode: Mode, of component: Component) {
        if components.last?.file != id.component {
            components.append(component)
            if !component.view.isEmpty, numbersByView[component.view] == nil {
                numbersByView[component.view] = components.count - 1
            }
            lastVariant = nil
        }
        let last = components.count - 1
        if lastVariant != id.variant { components[last].variantCount += 1 }
        lastVariant = id.variant
        components[last].snapshotCount += 1
        if !components[last].modes.contains(mode) { components[last].modes.append(mode) }
    }

    /// Puts components that name no group into groups by the folders of their sources, as far as these differ.
    ///
    /// - Parameter path: gives the path of a source.
    mutating func groupByFolders(_ path: (_ source: String) -> String?) {
        let folders = components.map { component in
            path(component.source).map { $0.split(separator: "/").dropLast() }
        }
        let known = folders.compactMap(\.self)
        let common = known.reduce(known.first ?? []) { common, folder in
            common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        for (place, folder) in folders.enumerated() where components[place].group == nil {
            components[place].group = folder?.dropFirst(common.count).joined(separator: "/")
        }
    }
}

extension SiteOutline.Component {
    fileprivate init(_ snapshot: Snapshot) {
        self.init(
            name: snapshot.componentName, file: snapshot.id.component, source: snapshot.place.file,
            view: snapshot.viewName, group: snapshot.group, tags: snapshot.tags)
    }

    fileprivate mutating func note(_ snapshot: Snapshot) {
        if !canvases.contains(snapshot.canvas) { canvases.append(snapshot.canvas) }
        if !references.contains(snapshot.references) { references.append(snapshot.references) }
    }
}
