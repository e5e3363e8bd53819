import CatalogKit
import SnapshotHistory
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineGit
import VitrineJSONValues
import VitrineWording

/// A component in all its variants and modes.
///
/// One with many variants has several pages.
struct ComponentPage {
    let outline: SiteOutline
    /// Which of the components.
    let index: Int
    /// Which of its pages, from 1 on.
    let page: Int
    let variants: [SiteVariant]
    /// The file that declares it, on its first page, where that can be found.
    var listing: SourceListing?
    /// The file that declares its view, on its first page, where that is another one.
    var viewListing: SourceListing?
    /// What the source says of its view, on its first page.
    var declaration: TypeDeclaration?
    /// Where views of elements are declared, by their names.
    var viewPlaces: [String: ViewPlace] = [:]
    /// On its first page, where the references are in a repository.
    var history: [(commit: FileCommit, changes: [ReferenceHistory.Change])]?

    /// Where a view is declared, and where a page shows that.
    struct ViewPlace {
        /// `Sources/Badge.swift:12`
        var text: String
        var address: String?
    }

    private static let base = "../"

    /// The most components of the menu, the nearest ones.
    private static let menuLimit = 60

    private var component: SiteOutline.Component { outline.components[index] }

    var text: String {
        Page(
            title: "\(component.name) – \(outline.name)", kind: "component", base: Self.base,
            navigation: navigation, content: body
        ).text
    }

    private var navigation: Markup {
        Tag.nav(.label("Components")) {
            Tag.a(.class("home"), .href("../index.html")) {
                outline.brand.logo?.image(of: outline, base: Self.base) ?? .text(outline.name)
            }
            Tag.details(.class("menu")) {
                Tag.summary { component.name }
                Tag.ul {
                    for place in nearest {
                        Tag.li { menuItem(place) }
                    }
                    if nearest.count < outline.components.count {
                        Tag.li { Tag.a(.href("../index.html")) { "All components" } }
                    }
                }
            }
        }
    }

    private var nearest: Range<Int> {
        let start = max(0, min(index - Self.menuLimit / 2, outline.components.count - Self.menuLimit))
        return start..<min(start + Self.menuLimit, outline.components.count)
    }

    private func menuItem(_ place: Int) -> Markup {
        let other = outline.components[place]
        if place == index { return Tag.a(.href("\(other.file).html"), .current) { other.name } }
        return Tag.a(.href("\(other.file).html")) { other.name }
    }

    private var body: Markup {
        Markup.group([
            Tag.div(.class("title")) {
                Tag.h1 { component.name }
                Tag.p(.class("facts")) { facts }
                Tag.p(.class("source")) { source }
                for tag in component.tags { Tag.span(.class("tag")) { tag } }
                StatusMarkup.summary(of: statusCounts, failures: component.failure == nil ? 0 : 1)
            },
            documentation,
            component.failure.map(FailureMarkup.box) ?? .group([]),
            component.failure == nil || component.variantCount > 0 ? workbench : .group([]),
            page == 1 ? declarations : .group([]),
            page == 1 ? WaitingPages.mark : .group([]),
            ContentSection(variants: variants).markup,
            elementTables,
            viewListing?.markup ?? .group([]),
            listing?.markup ?? .group([]),
            history.map {
                HistorySection(entries: $0, isCutOff: outline.history?.isCutOff == true).markup
            } ?? .group([]),
            component.paging.links(from: page),
            Tag.nav(.class("neighbours"), .label("Neighbours")) {
                if index > 0 { neighbour(outline.components[index - 1], relation: "prev") }
                if index + 1 < outline.components.count {
                    neighbour(outline.components[index + 1], relation: "next")
                }
            },
        ])
    }

    private var statusCounts: StatusCounts {
        var statusCounts = StatusCounts()
        for variant in variants {
            for picture in variant.pictures { statusCounts.add(picture.status) }
        }
        return statusCounts
    }

    private var facts: String {
        let group = component.group.flatMap { $0.isEmpty ? nil : $0 }
        return
            ([group].compactMap(\.self) + [
                Pluralized.variants(component.variantCount), Pluralized.modes(component.modes.count),
                Pluralized.snapshots(component.snapshotCount),
            ]).joined(separator: " · ")
    }

    /// Where it is declared, as a link where the page shows that.
    private var source: Markup {
        guard let listing else { return Tag.code { component.source } }
        return Tag.a(.href("#_source")) { Tag.code { listing.path } }
    }

    /// What the source says of the view.
    private var documentation: Markup {
        guard let comment = declaration?.comment, !comment.isEmpty else { return .group([]) }
        return Tag.div(.class("prose about")) { MarkdownDocument(comment).markup }
    }

    private var declarations: Markup {
        var section = DeclarationSection(component: component, declaration: declaration)
        section.definitionPlace = source
        if let declaration, let path = viewListing?.path ?? listing?.path {
            section.viewPlace = Tag.a(.href("#\(SourceListing.viewID)")) {
                Tag.code { component.view }
                " in "
                Tag.code { "\(path):\(declaration.line)" }
            }
        }
        return section.markup
    }

    /// For the inspector's script: places and addresses by the names of views.
    private var viewPlaceData: Markup {
        let record = JSONWriter.text(
            of: .record(
                viewPlaces.mapValues { place in
                    .list([.string(place.text)] + (place.address.map { [.string($0)] } ?? []))
                }))
        return Tag.script(.type("application/json"), .id("_views")) { Markup.data(record) }
    }

    private var workbench: Markup {
        Tag.div(.class("workbench")) {
            ComponentTools(modes: component.modes, zoom: zoom).markup
            Tag.section(.class("stage-view"), .id("_stage"), .label("One picture"), .isHiddenAtFirst)
            VariantMatrix(
                component: component.name, modes: component.modes, variants: variants, base: Self.base,
                lineLink: lineLink
            ).markup
            Tag.aside(.class("inspector"), .id("_inspector"), .label("Inspector"), .isHiddenAtFirst)
            Tag.p(.class("unseen"), .id("_news"), .isLive)
            for variant in variants where variant.elementData.count > 0 {
                Tag.script(.type("application/json"), .id("_elements-\(variant.file)")) {
                    Markup.verbatim(variant.elementData.text)
                }
            }
            if !viewPlaces.isEmpty { viewPlaceData }
        }
    }

    /// Where a line of the component's file is shown; nothing where no page shows it.
    private var lineLink: ((Int) -> String)? {
        // The first page has the file, and the others the way to it.
        let path = page == 1 ? "" : "\(component.paging.name(of: 1)).html"
        if page == 1, listing == nil { return nil }
        return { "\(path)#\(SourceListing.id(ofLine: $0))" }
    }

    /// Half the size where a row would be far wider than a window.
    private var zoom: ComponentTools.Zoom {
        let widest = variants.map { variant in
            variant.pictures.reduce(0) { $0 + ($1.size?.width ?? 0) }
        }
        return (widest.max() ?? 0) > 1200 ? .half : .full
    }

    private var elementTables: Markup {
        let tables = variants.compactMap { variant in
            variant.elements.map {
                ElementTable(variant: variant.name, elements: $0.list, mode: $0.mode).markup
            }
        }
        if tables.isEmpty { return .group([]) }
        return Tag.section(.class("element-tables"), .labelled(by: "_elements")) {
            Tag.h2(.id("_elements")) { "Elements" }
            for table in tables { table }
        }
    }

    private func neighbour(_ other: SiteOutline.Component, relation: String) -> Markup {
        Tag.a(.class(relation), .relation(relation), .href("\(other.file).html")) {
            Tag.span { relation == "prev" ? "Previous" : "Next" }
            other.name
        }
    }
}
