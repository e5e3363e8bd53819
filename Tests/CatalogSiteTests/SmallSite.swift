import CatalogKit
import Foundation
import RunRecords
import SnapshotHistory
import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineGit
import VitrineJSONValues

@testable import CatalogSite
@testable import SnapshotRuns

/// What a test shows on a site.
struct SmallSite {
    var snapshots: [PicturedSnapshot] = []
    /// The views that components show, by their files' names.
    var views: [FileName: String] = [:]
    /// Their groups and tags.
    var groups: [FileName: String] = [:]
    var tags: [FileName: [String]] = [:]
    var failures: [DefinitionFailure] = []
    /// The text of the file that declares the components.
    var source: String?
    /// What the components' variants are made with.
    let contents = VariantContents()
    /// What else the site shows.
    var context: SiteContext

    /// One component in two variants and two modes, of which one failed.
    init(name: String = "Shop", title: String = "Coupon card") throws {
        context = SiteContext(name: name)
        try add(title, "Three images", line: 7) { _ in .matched }
        try add(title, "Long <title>", line: 9) { mode in
            mode == .dark
                ? .failedToRender(reason: "there is no 'cup' in Catalog/Images") : .missingReference
        }
    }

    /// One with pages of every kind.
    ///
    /// - Parameter text: stands wherever words come from outside.
    static func whole(saying text: String = "Sale") throws -> SmallSite {
        var site = try SmallSite(name: "Shop \(text)", title: "Coupon card \(text)")
        let card = site.snapshots[0].result.id.component
        site.views[card] = "Card"
        try site.add("Home \(text)", "Screen \(text)", line: 3, drawing: .screen) { _ in .matched }
        try site.add("Checkout", "Paying", steps: ["Cart \(text)", "Done"], line: 4) { _ in .matched }
        site.context.settings = SiteSettings(
            logo: "logo.svg", startPage: "Start.md",
            accent: SiteSettings.Accent(light: "#005b46", dark: "#63d2b0"))
        site.groups = [card: "Cards \(text)"]
        site.tags = [card: ["experimental", text]]
        let files = [
            "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\"/>",
            "Start.md": "# Welcome\n\n\(text) and [more](c/checkout.html), [elsewhere](https://a.example/)\n",
        ]
        site.context.file = { files[$0].map { Array($0.utf8) } }
        let commit = FileCommit(
            id: try #require(ObjectID(String(repeating: "a1", count: 20))), parent: nil,
            author: "Ada \(text)",
            date: "2026-03-01T10:00:00+01:00", subject: "Widen \(text)")
        let ids = site.snapshots.filter { $0.result.id.component == card }.map(\.result.id)
        site.context.history = ReferenceHistory(commits: [
            ReferenceHistory.Commit(
                commit: commit,
                components: [
                    ReferenceHistory.Component(
                        component: card,
                        changes: [
                            ReferenceHistory.Change(text: "`Card`: \(text)", ids: ids),
                            ReferenceHistory.Change(text: "new", ids: [ids[0]]),
                        ]),
                    ReferenceHistory.Component(
                        component: try #require(FileName("old")),
                        changes: [
                            ReferenceHistory.Change(text: "gone", ids: [try #require(SnapshotID("old/a"))])
                        ]),
                ])
        ])
        return site
    }

    /// Adds a variant in two modes.
    mutating func add(
        _ component: String, _ variant: String, steps: [String?] = [nil], line: Int,
        drawing: SnapshotDrawing = .small, outcome: (Mode) -> SnapshotOutcome
    ) throws {
        let names = (component: try #require(FileName(component)), variant: try #require(FileName(variant)))
        for mode in [Mode.light, .dark] {
            for step in steps {
                let id = SnapshotID(
                    component: names.component, variant: names.variant, step: step.flatMap { FileName($0) },
                    mode: mode == .dark ? FileName("dark") : nil)
                var result = SnapshotResult(
                    id: id, names: (component, variant, mode.name),
                    place: SourcePlace(file: "shop/Card.swift", line: line), outcome: outcome(mode),
                    referenceState: "")
                result.stepName = step
                let failed = result.outcome.kind == .failedToRender
                snapshots.append(
                    PicturedSnapshot(result: result, mode: mode, drawing: failed ? nil : drawing))
            }
        }
    }

    /// Publishes the site as the command does with what it draws.
    func publish(in folder: SiteFolder) throws {
        var outline = try SiteOutline(context)
        for snapshot in snapshots {
            let result = snapshot.result
            var component = SiteOutline.Component(
                name: result.componentName, file: result.id.component, source: result.place.file)
            component.view = views[component.file] ?? ""
            component.group = groups[component.file]
            component.tags = tags[component.file] ?? []
            outline.add(result.id, mode: snapshot.mode, of: component)
        }
        outline.add(failures)
        var sources = SiteSources { file in
            source.map { SourceListing(path: "Sources/\(file)", text: $0) }
        }
        if let source {
            sources.text = { _ in source }
            sources.index = SourceIndex(paths: ["Sources/shop/Card.swift"]) { _ in source }
        }
        let edition = try folder.newEdition()
        var writer = try SiteWriter(outline, in: edition, sources: sources, contents: contents)
        for snapshot in snapshots { try writer.add(snapshot) }
        try writer.finish()
        try edition.publish()
    }

    /// The texts of the site's files by their paths.
    func files() throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
        try publish(in: SiteFolder(path: folder.path))
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.contains(".")
        {
            let bytes = try Data(contentsOf: folder.appending(path: path))
            files[path] = String(decoding: bytes, as: UTF8.self)
        }
        try FileManager.default.removeItem(at: folder)
        return files
    }

    /// A file as text.
    func text(of path: String) throws -> String {
        try #require(try files()[path], "there is no \(path)")
    }
}

extension SnapshotDrawing {
    /// A text with a padding in a column, beside another one.
    static let small = SnapshotDrawing(
        smallPicture, size: Size(width: 120, height: 40.5),
        nodes: [
            NodeDescription(
                id: "canvas", depth: 0, kind: "canvas", box: Rect(x: 0, y: 0, width: 120, height: 40.5),
                properties: ["background": "#ffffff", "margin": 4.0]),
            NodeDescription(
                id: "Card/HStack", depth: 1, kind: "hstack", box: Rect(x: 4, y: 2, width: 100, height: 32),
                properties: ["spacing": 8.0], component: "Card"),
            NodeDescription(
                id: "Card/HStack/Text:padding", depth: 2, kind: "padding",
                box: Rect(x: 0, y: 0, width: 47.5, height: 32), properties: ["all edges": 8.0]),
            NodeDescription(
                id: "Card/HStack/Text", depth: 3, kind: "text",
                box: Rect(x: 8, y: 8, width: 31.5, height: 16),
                properties: ["text": "20% & <b>more</b></script>", "color": "#777777", "font size": 12.0]),
            NodeDescription(
                id: "Card/HStack/Text[2]", depth: 2, kind: "text",
                box: Rect(x: 55.5, y: 0, width: 44.5, height: 16),
                properties: ["text": "Sale", "color": "#000000", "font size": 12.0]),
        ])

    /// A screen with a card.
    static let screen = SnapshotDrawing(
        smallPicture, size: Size(width: 120, height: 40.5),
        nodes: [
            NodeDescription(
                id: "canvas", depth: 0, kind: "canvas", box: Rect(x: 0, y: 0, width: 120, height: 40.5),
                properties: ["background": "#ffffff", "safe area": .list([4.0, 0.0, 4.0, 0.0])]),
            NodeDescription(
                id: "Home/VStack", depth: 1, kind: "vstack", box: Rect(x: 0, y: 4, width: 120, height: 32),
                properties: [:], component: "Home"),
            NodeDescription(
                id: "Home/VStack/Module/Card/HStack:padding", depth: 2, kind: "padding",
                box: Rect(x: 10, y: 2, width: 100, height: 24), properties: ["all edges": 4.0],
                component: "Module"),
            NodeDescription(
                id: "Home/VStack/Module/Card/HStack", depth: 3, kind: "hstack",
                box: Rect(x: 4, y: 4, width: 92, height: 16), properties: [:], component: "Card"),
            NodeDescription(
                id: "Home/VStack/Module/Card/HStack/Text", depth: 4, kind: "text",
                box: Rect(x: 0, y: 0, width: 44.5, height: 16),
                properties: ["text": "Sale", "color": "#000000", "font size": 12.0]),
        ])

    /// 240 × 81 pixels of one color.
    static let smallPicture: PictureFile = {
        // The smallest file of that size: a palette of one color, with all pixels the first.
        let base64 =
            "iVBORw0KGgoAAAANSUhEUgAAAPAAAABRAQMAAADW27maAAAAA1BMVEXQ4PDJMAkaAAAAGUlEQVR42u3B"
            + "AQ0AAADCoPdPbQ43oAAAODYJzwABZlZ6FAAAAABJRU5ErkJggg=="
        return PictureFile(bytes: Data(base64Encoded: base64).map(Array.init) ?? [])
    }()
}
