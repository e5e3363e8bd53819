public import CatalogKit
package import SnapshotStore
import VitrineHashing

/// The results of the last `check`, kept so that `approve` can accept it without rendering again.
///
/// `results.json` is written last: without it a run was not finished. The library does not learn when the last test ends:
/// each result is a file of its own in `results/`, until the test passes. Nothing here is a reference: pictures that differ
/// are encoded quickly, not compactly, since most are never approved.
public struct LastRun: Sendable {
    package let tree: FileTree

    public var folder: String { tree.path }

    public func actualPath(of id: SnapshotID) -> String { "\(folder)/\(Self.actual(id))" }
    /// The picture of a reference that is kept as a sidecar alone.
    public func referencePath(of id: SnapshotID) -> String { "\(folder)/\(Self.reference(id))" }
    public func differencePath(of id: SnapshotID) -> String { "\(folder)/\(Self.difference(id))" }
    public var reportPath: String { "\(folder)/\(RunRecord.fileName)" }

    private static let pictureFolders = ["actual", "reference", "difference"]

    private static func result(_ id: SnapshotID) -> String { "results/\(id).json" }
    private static func actual(_ id: SnapshotID) -> String { "actual/\(id).png" }
    private static func actualSidecar(_ id: SnapshotID) -> String { "actual/\(id).json" }
    private static func reference(_ id: SnapshotID) -> String { "reference/\(id).png" }
    private static func difference(_ id: SnapshotID) -> String { "difference/\(id).png" }

    /// Forgets the run before. Its pictures stay until this one's are written over them or it is finished: a check of
    /// much that differs would spend a quarter of its time on removing files and making others.
    package func begin() throws(StoreError) {
        try tree.remove(RunInputs.fileName)
        try tree.remove(RunRecord.fileName)
        for folder in Self.pictureFolders { try tree.below(folder).removeSpecialFiles() }
        try tree.makeFolder()
    }

    package func keep(_ pictures: KeptPictures, of id: SnapshotID) throws(StoreError) {
        let files = [
            (Self.actual(id), pictures.actual.picture), (Self.actualSidecar(id), pictures.actual.sidecar),
            (Self.reference(id), pictures.reference), (Self.difference(id), pictures.difference),
        ]
        for (path, bytes) in files {
            if let bytes { try tree.overwrite(path, with: bytes) } else { try tree.remove(path) }
        }
    }

    /// Notes what a test has found.
    package func note(_ result: SnapshotResult, naming places: PicturePlaces) throws(StoreError) {
        try tree.replace(Self.result(result.id), with: Array(result.line(naming: places).utf8))
    }

    /// Forgets what a test has found before.
    package func forget(_ id: SnapshotID) throws(StoreError) {
        guard try tree.hasFile(Self.result(id)) else { return }
        let paths = [
            Self.result(id), Self.actual(id), Self.actualSidecar(id), Self.reference(id), Self.difference(id),
        ]
        for path in paths { try tree.remove(path) }
    }

    static func record(of results: [SnapshotResult]) -> RunRecord {
        RunRecord(
            sourceHash: "", inventory: InventoryDigest(of: results.map(\.id)),
            report: CheckReport(results: results))
    }

    /// What tests have found that failed last, sorted by name.
    package func testResults() throws -> [SnapshotResult] {
        let paths = try tree.below("results").paths()
        var results: [SnapshotResult] = []
        for path in paths {
            guard let bytes = try tree.read("results/\(path)") else { continue }
            results.append(try SnapshotResult(line: bytes))
        }
        return results.sorted { $0.id < $1.id }
    }

    /// The kept picture's file, whatever it holds now.
    package func picture(of id: SnapshotID) throws(StoreError) -> [UInt8]? { try tree.read(Self.actual(id)) }

    /// The kept picture's sidecar, whatever it holds now.
    package func sidecar(of id: SnapshotID) throws(StoreError) -> [UInt8]? {
        try tree.read(Self.actualSidecar(id))
    }

    package func reference(of id: SnapshotID) throws(StoreError) -> [UInt8]? {
        try tree.read(Self.reference(id))
    }

    package func difference(of id: SnapshotID) throws(StoreError) -> [UInt8]? {
        try tree.read(Self.difference(id))
    }

    /// What was found; nothing where no run was finished.
    public func record() throws -> RunRecord? {
        do {
            if let file = try tree.reader(RunRecord.fileName) { return try RunRecord(file) }
            let results = try testResults()
            return results.isEmpty ? nil : Self.record(of: results)
        } catch let error as StoreError {
            throw error
        } catch {
            throw RunRecordError.unreadableLastRun(path: reportPath, reason: "\(error)")
        }
    }

    /// - Parameter inputs: what a later check may have in common with this one, which is not needed then.
    package func finish(_ record: RunRecord, naming places: PicturePlaces, from inputs: RunInputs?) throws {
        let kept = Set(record.report.results.entries.filter(\.hasKeptPictures).map(\.id.description))
        for folder in Self.pictureFolders {
            try tree.below(folder).removeContent { path in
                !kept.contains(String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)]))
            }
        }
        try tree.replace(RunRecord.fileName) { file in
            try record.write(naming: places) { try file.write($0) }
        }
        if let inputs { try tree.replace(RunInputs.fileName, with: inputs.bytes) }
    }

    /// What the last run was made from, where all snapshots matched; nothing where that is not known.
    package func inputs() -> RunInputs? {
        // What cannot be read was not written by a check that has ended.
        (try? tree.read(RunInputs.fileName)).flatMap { RunInputs($0) }
    }

    /// What the kept picture is as a reference; made sure to be whole and the one that the run compared.
    func actual(of result: SnapshotResult) throws -> ApprovedFiles {
        let id = result.id
        let path = actualPath(of: id)
        guard let picture = try tree.read(Self.actual(id)),
            let sidecar = try tree.read(Self.actualSidecar(id))
        else {
            throw RunRecordError.unreadableLastRun(
                path: path, reason: "the picture or its sidecar is missing")
        }
        let header: SidecarHeader
        do {
            header = try Sidecar(sidecar).header
        } catch {
            throw RunRecordError.unreadableLastRun(path: path, reason: error.description)
        }
        guard header.pictureHash == contentHash(of: picture) else {
            throw RunRecordError.unreadableLastRun(
                path: path, reason: "picture and sidecar do not belong together")
        }
        guard header.pictureHash == result.actualHash else {
            throw RunRecordError.unreadableLastRun(
                path: path, reason: "it is not the picture that was compared")
        }
        let kept = PictureFiles(picture: picture, sidecar: sidecar, pixelHash: header.pixelHash)
        do {
            return try kept.compacted().approved(as: result.references)
        } catch {
            throw RunRecordError.unreadableLastRun(path: path, reason: "\(error)")
        }
    }
}
