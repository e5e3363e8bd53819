import Foundation

/// A folder that goes with the test.
final class TemporaryFolder {
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path
    }

    deinit {
        // A folder that cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: folder)
    }

    func path(_ path: String) -> String { "\(folder)/\(path)" }

    func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self.path(path)).sorted()
    }

    func link(_ target: String, at path: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: self.path(path), withDestinationPath: self.path(target))
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: self.path(path)))
    }
}
