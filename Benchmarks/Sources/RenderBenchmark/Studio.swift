import CatalogAssets
import VitrineComposition
import Foundation
import VitrineRendering
import VitrineTypesetting

/// What all renderers of the workload share: its photos, this program's icons and Inter.
struct Studio: Sendable {
    private let environment: RenderingEnvironment

    /// Looks for photos in `assets/` of the workload's folder.
    init(workload: URL) throws {
        let folder = try Self.catalogFolder(workload: workload)
        self.environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try .inter(),
            families: FontFamilies(default: "Inter"))
    }

    func renderer(
        stageEnds: @escaping @Sendable (Stage) -> Void = { _ in }
    ) throws -> Renderer {
        try Renderer(environment: environment, stageEnds: stageEnds)
    }

    /// A folder laid out as a catalogue's, with links to the photos and the icons.
    private static func catalogFolder(workload: URL) throws -> URL {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "vitrine-render-benchmark-\(getpid())")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let icons = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Icons")
        for (name, target) in [("Images", workload.appending(path: "assets")), ("Icons", icons)] {
            let link = folder.appending(path: name)
            if (try? files.destinationOfSymbolicLink(atPath: link.path)) == nil {
                try files.createSymbolicLink(
                    at: link, withDestinationURL: target.absoluteURL.standardizedFileURL)
            }
        }
        return folder
    }
}
