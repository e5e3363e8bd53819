import CatalogKit
import SnapshotStore

/// Writes a site while its pictures are being drawn: a picture at once, a page as soon as all that it shows is there.
///
/// It opens without a server; what it shows needs no script. The same content is always the same bytes. However large
/// the catalogue, one page of it is in memory.
struct SiteWriter {
    private let outline: SiteOutline
    private let edition: SiteEdition
    private var index: SiteIndex
    private var sheet: ContactSheet
    /// The component whose variants come, by its number.
    private var component = 0
    /// The page of it that is filled, from 1 on, with its variants.
    private var page = 1
    private var variants: [SiteVariant] = []

    init(_ outline: SiteOutline, in edition: SiteEdition) throws {
        self.outline = outline
        self.edition = edition
        index = try SiteIndex(in: edition)
        sheet = try ContactSheet(outline, in: edition)
        try edition.write(Array(PackageResources.site_js), to: "site.js")
        let modes = outline.components.map(\.modes.count).max() ?? 0
        try edition.write(
            PackageResources.site_css + Array("\n\(ModeRules.text(modes: modes))".utf8), to: "site.css")
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
        let picture = SitePicture(snapshot)
        let last = variants.count - 1
        if let drawing = snapshot.drawing {
            try edition.write(drawing.file, to: picture.path)
            if variants[last].elements == nil {
                variants[last].elements = (drawing.nodes, snapshot.mode.name)
            }
        }
        variants[last].pictures.append(picture)
        try index.add(picture, of: variants[last], of: outline.components[component])
    }

    /// Writes what is left: the last component's page, those of definitions that failed, and the ways to all.
    mutating func finish() throws {
        while component < outline.components.count { try finishComponent() }
        try index.write(outline)
        try sheet.write()
    }

    private mutating func finishComponent() throws {
        try finishPage()
        try sheet.finishCard()
        component += 1
        page = 1
    }

    private mutating func finishPage() throws {
        let text = ComponentPage(outline: outline, index: component, page: page, variants: variants).text
        let name = outline.components[component].paging.name(of: page)
        try edition.write(Array(text.utf8), to: "c/\(name).html")
        sheet.add(variants, of: outline.components[component], page: name)
        variants = []
        page += 1
    }
}
