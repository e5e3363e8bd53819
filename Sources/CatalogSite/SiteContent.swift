public import CatalogKit
public import SnapshotStore

/// Everything that a site shows.
public struct SiteContent: Sendable {
    /// The catalogue's name.
    public var name: String
    public var components: [SiteComponent]

    public init(name: String, components: [SiteComponent]) {
        self.name = name
        self.components = components
    }
}

/// A component with its pictures, or with the reason why there are none.
public struct SiteComponent: Sendable {
    public var name: String
    public var file: FileName
    /// Where it is declared: a file, or the definition's type where no more is known.
    public var source: String
    public var variants: [SiteVariant]
    /// Why the definition could not say what it shows.
    public var failure: String?

    public init(name: String, file: FileName, source: String, variants: [SiteVariant]) {
        self.name = name
        self.file = file
        self.source = source
        self.variants = variants
    }

    /// A component of which nothing but its failure is known.
    public init(_ failure: DefinitionFailure) {
        self.init(
            name: failure.component.text, file: failure.component, source: failure.definition, variants: [])
        self.failure = failure.reason
    }

    var pictures: [SitePicture] { variants.flatMap(\.pictures) }

    /// Every mode that a variant is shown in, in the order in which they occur.
    var modes: [Mode] {
        var modes: [Mode] = []
        for picture in pictures where !modes.contains(picture.mode) { modes.append(picture.mode) }
        return modes
    }
}

/// A content variant with a picture for each of its modes.
public struct SiteVariant: Sendable {
    public var name: String
    public var file: FileName
    public var place: SourcePlace
    public var pictures: [SitePicture]

    public init(name: String, file: FileName, place: SourcePlace, pictures: [SitePicture]) {
        self.name = name
        self.file = file
        self.place = place
        self.pictures = pictures
    }
}

/// A snapshot as it is shown.
public struct SitePicture: Sendable {
    public var id: SnapshotID
    public var mode: Mode
    /// Nothing where the component failed.
    public var drawing: SnapshotDrawing?
    public var outcome: SnapshotOutcome
    /// What the renderer noticed, one sentence each.
    public var findings: [String]

    public init(
        id: SnapshotID, mode: Mode, drawing: SnapshotDrawing?, outcome: SnapshotOutcome,
        findings: [String] = []
    ) {
        self.id = id
        self.mode = mode
        self.drawing = drawing
        self.outcome = outcome
        self.findings = findings
    }

    /// The picture's place in the site.
    var path: String { "img/\(id).png" }
}
