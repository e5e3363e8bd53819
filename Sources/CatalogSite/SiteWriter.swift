import CatalogKit
import RunRecords
import SnapshotHistory
import SnapshotRuns
import VitrineExplanations
import VitrineGeometry
import VitrineGit

/// Writes a site while its pictures are being drawn: a picture at once, a page as soon as all that it shows is there.
///
/// It opens without a server; what it shows needs no script. The same content is always the same bytes. However large
/// the catalogue, one page of it is in memory.
struct SiteWriter {
    private var outline: SiteOutline
    private let edition: SiteEdition
    private var manifest: SiteManifest
    private var index: SiteIndex
    private var health = HealthPage()
    private var uses = UsesPage()
    private var tokens = TokensPage()
    private var screens = ScreensPage()
    /// The components' first pages.
    private var waiting: WaitingPages
    private let history: [FileName: [(commit: FileCommit, changes: [ReferenceHistory.Change])]]?
    private var sheet: ContactSheet
    private var search: SearchData
    /// The component whose variants come, by its number.
    private var component = 0
    /// The page of it that is filled, from 1 on, with its variants.
    private var page = 1
    private var variants: [SiteVariant] = []
    /// Of all pictures, in points.
    private var widths: Set<Double> = []
    private let sources: SiteSources
    private let contents: VariantContents

    init(
        _ outline: SiteOutline, in edition: SiteEdition, sources: SiteSources,
        contents: VariantContents = VariantContents()
    ) throws {
        self.sources = sources
        self.contents = contents
        self.outline = outline
        self.edition = edition
        manifest = try SiteManifest(in: edition)
        index = try SiteIndex(in: edition)
        sheet = try ContactSheet(in: edition)
        waiting = try WaitingPages(in: edition)
        history = outline.history?.byComponent()
        search = try SearchData(outline.history, in: edition)
        try edition.write(SiteAssets.script, to: "site.js")
        if let logo = outline.brand.logo { try edition.write(logo.bytes, to: logo.path) }
    }

    /// Adds the next snapshot, in the order of the outline.
    mutating func add(_ snapshot: PicturedSnapshot) throws {
        let result = snapshot.result
        if outline.components[component].file != result.id.component {
            try finishComponent()
        } else if variants.count == outline.components[component].variantsPerPage,
            variants.last?.file != result.id.variant
        {
            try finishPage()
        }
        if variants.last?.file != result.id.variant {
            variants.append(
                SiteVariant(name: result.variantName, file: result.id.variant, place: result.place))
        }
        var picture = SitePicture(snapshot)
        let last = variants.count - 1
        if let drawing = snapshot.drawing {
            try edition.write(drawing.file.bytes, to: picture.path)
            for document in drawing.documents {
                let path = "\(SitePicture.folder)/\(document.name)"
                if let file = document.file {
                    try edition.write(file, to: path)
                } else {
                    try edition.keep(path)
                }
            }
            widths.insert(drawing.size.width)
            picture.elementNumber = variants[last].elementData.count
            variants[last].elementData.add(drawing.elements)
            if variants[last].elements == nil {
                variants[last].elements = (drawing.elements, snapshot.mode.name)
            }
        }
        variants[last].findingCount +=
            picture.findings.count
            + (snapshot.drawing?.elements.count { $0.contrast?.isEnough == false } ?? 0)
        variants[last].pictures.append(picture)
        try manifest.add(picture, of: variants[last], of: outline.components[component])
        health.add(picture, snapshot.drawing, of: variants[last], on: pageName)
        uses.add(snapshot.drawing?.elements ?? [], component: component)
        tokens.add(snapshot.drawing?.elements ?? [], component: component)
        screens.add(
            picture, snapshot.drawing?.elements ?? [], of: variants[last], on: pageName, component: component,
            in: outline)
    }

    /// Writes what is left: the last component's page, those of definitions that failed, and the ways to all.
    mutating func finish() throws {
        while component < outline.components.count { try finishComponent() }
        let modes = outline.components.map(\.modes.count).max() ?? 0
        let styleSheet = SiteAssets.styleSheet(modes: modes, widths: widths)
        try edition.write(styleSheet + Array(outline.brand.styleRules.utf8), to: "site.css")
        let relations = Relations(outline, uses, tokens)
        try manifest.write(outline, relations)
        try index.write()
        try waiting.write(to: edition) { relations.markup(of: $0) }
        outline.pages = SitePages.allCases.filter(hasPage)
        for page in outline.pages where page != .components {
            try edition.write(Array(text(of: page).utf8), to: page.rawValue)
        }
        if outline.pages.contains(.tokens) {
            for specimen in outline.specimens {
                try edition.write(specimen.file, to: TypeSpecimens.path(of: specimen))
            }
        }
        try sheet.write(outline)
        try search.write()
        if let history = outline.history, let text = AtomFeed(outline: outline, history: history).text {
            try edition.write(Array(text.utf8), to: AtomFeed.path)
        }
    }

    /// Whether there is anything to show on a page.
    private func hasPage(_ page: SitePages) -> Bool {
        switch page {
        case .components, .uses, .health: true
        case .screens: !screens.isEmpty
        case .tokens: !outline.themes.isEmpty
        case .changes: outline.history?.commits.isEmpty == false
        }
    }

    private func text(of page: SitePages) -> String {
        switch page {
        case .components: preconditionFailure("the sheet writes its pages itself")
        case .screens: screens.text(outline)
        case .uses: uses.text(outline)
        case .tokens: tokens.text(outline)
        case .changes: outline.history.map { ChangesPage(outline: outline, history: $0).text } ?? ""
        case .health:
            health.text(
                outline, coverage: CoverageTable(outline: outline, undefined: undefinedViews),
                deprecated: tokens.deprecated(outline))
        }
    }

    /// The views of the catalogue's sources that pictures show and no definition is of.
    private var undefinedViews: [(view: String, place: String, components: [Int])] {
        // A package's other sources, such as those of a library, are not the catalogue's.
        let folder = { (path: String) in path.prefix { $0 != "/" } }
        let own = Set(
            outline.numbersByView.keys.compactMap { sources.index.place(of: $0) }.map { folder($0.path) })
        return uses.beginning.sorted { $0.key < $1.key }.compactMap { view, components in
            guard outline.numbersByView[view] == nil, let place = sources.index.place(of: view),
                own.contains(folder(place.path))
            else { return nil }
            return (view, "\(place.path):\(place.line)", components)
        }
    }

    /// The name of the page that is filled.
    private var pageName: String { outline.components[component].paging.name(of: page) }

    private mutating func finishComponent() throws {
        try finishPage()
        try sheet.finishCard(of: outline.components[component])
        component += 1
        page = 1
    }

    private mutating func finishPage() throws {
        let name = pageName
        for index in variants.indices {
            variants[index].content = contents.take(outline.components[component].file, variants[index].file)
        }
        var content = ComponentPage(outline: outline, index: component, page: page, variants: variants)
        content.viewPlaces = viewPlaces
        if page == 1 {
            try readSources(for: &content)
            content.history = history.map { $0[outline.components[component].file] ?? [] }
            try waiting.add(content.text, at: "c/\(name).html", of: component)
        } else {
            try edition.write(Array(content.text.utf8), to: "c/\(name).html")
        }
        try manifest.addContents(of: variants, of: outline.components[component])
        sheet.add(variants, page: name)
        try index.add(variants, of: outline.components[component])
        try search.add(variants, of: outline.components[component], page: name)
        variants = []
        page += 1
    }

    /// The files that declare the component and its view.
    private func readSources(for page: inout ComponentPage) throws {
        let component = outline.components[component]
        page.listing = try sources.listing(component.source)
        guard let (declaration, listing) = try sources.declaration(of: component.view) else { return }
        page.declaration = declaration
        if listing.path == page.listing?.path {
            page.listing?.viewLine = declaration.line
        } else {
            page.viewListing = listing
            page.viewListing?.role = .view
            page.viewListing?.viewLine = declaration.line
        }
    }

    /// Where the views are declared that elements of the page's pictures say.
    private var viewPlaces: [String: ComponentPage.ViewPlace] {
        var places: [String: ComponentPage.ViewPlace] = [:]
        for view in Set(variants.flatMap(\.elementData.views)) {
            guard let place = sources.index.place(of: view) else { continue }
            let shower = outline.numbersByView[view].map { outline.components[$0].file }
            places[view] = ComponentPage.ViewPlace(
                text: "\(place.path):\(place.line)",
                address: shower.map { "\($0).html#\(SourceListing.viewID)" })
        }
        return places
    }
}
