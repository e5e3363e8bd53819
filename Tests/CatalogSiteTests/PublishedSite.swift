import Foundation

@testable import CatalogSite

/// A site in a folder that goes with the test.
final class PublishedSite {
    private let folder: URL

    init(_ site: SmallSite) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
        try site.publish(in: SiteFolder(path: folder.path))
    }

    deinit {
        // A folder that cannot be removed is left to the system.
        try? FileManager.default.removeItem(at: folder)
    }

    func address(of path: String) -> String { "file://\(folder.path)/\(path)" }

    /// Every page by its path.
    func pages() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
            .sorted()
    }
}
