package import CatalogKit
import RunRecords
package import SnapshotStore
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

/// The pictures of a folder's tests: their references, and the actual pictures of those that failed last.
package struct TestPictures {
    private let folder: CatalogFolder
    private let results: [SnapshotID: SnapshotResult]
    /// By their names; a folder that holds none, or a pattern that fits none, is none or an error.
    package let ids: [SnapshotID]
    /// The sources of the tests, by their names without an ending.
    private let sources: [String: String]

    package init(of folder: CatalogFolder, _ filter: SnapshotFilter) throws {
        self.folder = folder
        let failed = try folder.lastRun.testResults()
        results = Dictionary(failed.map { ($0.id, $0) }) { first, _ in first }
        let all = try folder.snapshotsOfTests()
        ids = filter.isEmpty ? all : try filter.select(from: all)
        var sources: [String: String] = [:]
        for file in Set(ids.map(\.component.text)).sorted() {
            guard let bytes = try FileSystem.read("\(folder.path)/\(file).swift") else { continue }
            sources[file] = String(decoding: bytes, as: UTF8.self)
        }
        self.sources = sources
    }

    package func mode(of id: SnapshotID) -> Mode {
        guard let name = id.mode?.text else { return .light }
        return [Mode.dark, .rightToLeft, .dark.rightToLeft].first { $0.name == name } ?? .light.named(name)
    }

    /// The text of a file of tests; nothing where it is not beside the references.
    package func source(of file: String) -> String? {
        sources[file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file]
    }

    package func picture(of id: SnapshotID) throws -> PicturedSnapshot {
        if let result = results[id] {
            let drawing = try folder.lastRun.picture(of: id).map { file in
                Self.drawing(file, try folder.lastRun.sidecar(of: id).map(Sidecar.init))
            }
            return PicturedSnapshot(result: result, mode: mode(of: id), drawing: drawing ?? nil)
        }
        let reference = folder.references.reference(of: id)
        var result = SnapshotResult(
            id: id, names: (id.component.text, id.variant.text, mode(of: id).name), place: place(of: id),
            outcome: .matched, referenceState: reference.state)
        var drawing: SnapshotDrawing?
        do {
            if let stored = try reference.readable(), let file = stored.picture {
                drawing = Self.drawing(file, try stored.sidecar == nil ? nil : stored.readSidecar())
            }
        } catch {
            result.outcome = .unreadableReference(reason: SnapshotReason(text: "\(error)"))
        }
        return PicturedSnapshot(result: result, mode: mode(of: id), drawing: drawing)
    }

    /// A picture without a sidecar is as large as its pixels, each of which is a point, and has no elements.
    private static func drawing(_ file: [UInt8], _ sidecar: Sidecar?) -> SnapshotDrawing? {
        if let header = sidecar?.header {
            let size = Size(
                width: Double(header.size.width) / header.scale,
                height: Double(header.size.height) / header.scale)
            return SnapshotDrawing(
                PictureFile(bytes: file, pixelHash: header.pixelHash), size: size, nodes: sidecar?.nodes ?? []
            )
        }
        // The site shows what is there; a check reports what cannot be read.
        guard let size = try? PNGDecoder().decode(file).size else { return nil }
        return SnapshotDrawing(
            PictureFile(bytes: file), size: Size(width: Double(size.width), height: Double(size.height)),
            nodes: [])
    }

    /// The line of the test's function, or the file's first one.
    private func place(of id: SnapshotID) -> SourcePlace {
        let file = id.component.text
        let test = id.variant.text.prefix { $0 != "." }
        let lines = sources[file]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        let line = lines.firstIndex { line in
            guard let start = line.firstRange(of: "func ")?.upperBound else { return false }
            let name = line[start...].prefix { $0 != "(" }
                .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
            return !name.isEmpty && (test == name || test.hasPrefix("\(name)-"))
        }
        return SourcePlace(file: "\(file).swift", line: (line ?? 0) + 1)
    }
}
