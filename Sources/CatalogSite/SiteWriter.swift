import CatalogKit
import Geometry
import SnapshotStore

/// Writes a site while its pictures are being drawn: a picture at once, a page as soon as all that it shows is there.
///
/// It opens without a server; what it shows needs no script. The same content is always the same bytes. However large
/// the catalogue, one page of it is in memory.
struct SiteWriter {
    private let outline: SiteOutline
    private let edition: SiteEdition
    private var manifest: SiteManifest
    private var index: SiteIndex
    private var health = HealthPage()
    private var uses = UsesPage()
    private var tokens = TokensPage()
    private var sheet: ContactSheet
    private var search: SearchData
    /// The component whose variants come, by its number.
    private var component = 0
    /// The page of it that is filled, from 1 on, with its variants.
    private var page = 1
    private var variants: [SiteVariant] = []
    /// Of all pictures, in points.
    private var widths: Set<Double> = []
    /// Gives the text of a file that components are declared in, with its path.
    private let source: Source

    typealias Source = (_ file: String) throws -> SourceListing?

    init(_ outline: SiteOutline, in edition: SiteEdition, source: @escaping Source) throws {
        self.source = source
        self.outline = outline
        self.edition = edition
        manifest = try SiteManifest(in: edition)
        index = try SiteIndex(in: edition)
        sheet = try ContactSheet(outline, in: edition)
        search = try SearchData(in: edition)
        try edition.write(SiteAssets.script, to: "site.js")
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
            try edition.write(drawing.file, to: picture.path)
            widths.insert(drawing.size.width)
            picture.elementNumber = variants[last].elementData.count
            variants[last].elementData.add(drawing.elements)
            if variants[last].elements == nil {
                variants[last].elements = (drawing.elements, snapshot.mode.name)
            }
        }
        variants[last].pictures.append(picture)
        try manifest.add(picture, of: variants[last], of: outline.components[component])
        health.add(picture, snapshot.drawing?.elements ?? [], of: variants[last], on: pageName)
        uses.add(snapshot.drawing?.elements ?? [], component: component)
        tokens.add(snapshot.drawing?.elements ?? [], component: component)
    }

    /// Writes what is left: the last component's page, those of definitions that failed, and the ways to all.
    mutating func finish() throws {
        while component < outline.components.count { try finishComponent() }
        let modes = outline.components.map(\.modes.count).max() ?? 0
        try edition.write(SiteAssets.styleSheet(modes: modes, widths: widths), to: "site.css")
        try manifest.write(outline)
        try index.write()
        try edition.write(Array(health.text(outline).utf8), to: HealthPage.path)
        try edition.write(Array(uses.text(outline).utf8), to: UsesPage.path)
        if !outline.themes.isEmpty {
            try edition.write(Array(tokens.text(outline).utf8), to: TokensPage.path)
        }
        try sheet.write()
        try search.write()
    }

    /// The name of the page that is filled.
    private var pageName: String { outline.components[component].paging.name(of: page) }

    private mutating func finishComponent() throws {
        try finishPage()
        try sheet.finishCard()
        component += 1
        page = 1
    }

    private mutating func finishPage() throws {
        let listing = page == 1 ? try source(outline.components[component].source) : nil
        let text = ComponentPage(
            outline: outline, index: component, page: page, variants: variants, listing: listing
        ).text
        let name = pageName
        try edition.write(Array(text.utf8), to: "c/\(name).html")
        sheet.add(variants, of: outline.components[component], page: name)
        try index.add(variants, of: outline.components[component])
        try search.add(variants, of: outline.components[component], page: name)
        variants = []
        page += 1
    }
}
