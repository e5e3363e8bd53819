import Foundation

/// A catalogue in a folder of its own, whose references tests read and write.
protocol CatalogOnDisk {
    var folder: String { get }
}

extension CatalogOnDisk {
    /// The references by their paths, temporary files left out.
    func references() throws -> [String: Data] {
        let root = folder + "/Snapshots"
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
            guard path.hasSuffix(".png") || path.hasSuffix(".json") else { continue }
            files[path] = try Data(contentsOf: URL(filePath: "\(root)/\(path)"))
        }
        return files
    }

    func write(_ files: [String: Data]) throws {
        let root = folder + "/Snapshots"
        try? FileManager.default.removeItem(atPath: root)
        for (path, bytes) in files {
            let url = URL(filePath: "\(root)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url)
        }
    }
}
