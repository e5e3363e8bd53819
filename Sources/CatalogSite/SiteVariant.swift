import CatalogKit
import RunRecords
import SnapshotRuns
import VitrineExplanations
import VitrineGeometry
import VitrineHashing
import VitrineJSONValues
import VitrineRendering

/// A content variant with a picture for each of its modes.
struct SiteVariant: Sendable {
    var name: String
    var file: FileName
    var place: SourcePlace
    var pictures: [SitePicture] = []
    /// The elements of its first picture that could be drawn, with the mode's name.
    var elements: (list: [InspectedElement], mode: String)?
    /// How many things were noticed of its pictures, texts with little contrast among them.
    var findingCount = 0
    /// What its view is made with; nothing where that is not known.
    var content: ContentValue?
    /// Those of all pictures.
    var elementData = ElementData()
}

/// A snapshot as it is shown.
struct SitePicture: Sendable {
    var id: SnapshotID
    /// The step of a scenario that it shows.
    var stepName: String?
    var mode: Mode
    /// The picture's extent in points; nothing where the component failed.
    var size: Size?
    /// The picture's place in the site.
    var path = ""
    /// Nothing where it was never found out.
    var pixelHash: String?
    /// The same as files that are sharp at any size.
    var documents: [Document] = []
    /// Which of the variant's ``ElementData`` is of this picture; nothing where the component failed.
    var elementNumber: Int?
    /// Whether a screen covers some of it along its edges.
    var hasSafeArea = false
    var outcome: SnapshotOutcome
    /// What the renderer noticed.
    var findings: [SnapshotReason]

    struct Document: Sendable {
        /// `PDF`
        var title: String
        /// Its place in the site.
        var path: String
    }

    /// Where all pictures are.
    static let folder = "img"

    init(_ snapshot: PicturedSnapshot) {
        id = snapshot.result.id
        stepName = snapshot.result.stepName
        mode = snapshot.mode
        outcome = snapshot.result.outcome
        findings = snapshot.result.findings
        guard let drawing = snapshot.drawing else { return }
        size = drawing.size
        // Equal pictures are one file.
        path = Self.path(ofFile: contentHash(of: drawing.file.bytes))
        pixelHash = drawing.file.pixelHash
        documents = drawing.documents.map { document in
            Document(
                title: document.format.fileExtension.uppercased(), path: "\(Self.folder)/\(document.name)")
        }
        hasSafeArea = drawing.elements.first?.safeArea != nil
    }

    /// The place of a picture whose file has that hash.
    static func path(ofFile hash: String) -> String { "\(folder)/\(hash).png" }

    /// Whether a path is such a one, whatever the hash.
    static func isPath(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[0] == folder && parts[1].hasSuffix(".png")
    }
}
