import CatalogKit
import RunRecords
public import SnapshotStore
import VitrineHashing

/// The source of a report's pictures.
public enum ReportPictures: Sendable {
    /// The references and the last run of a catalogue.
    case lastRun(CatalogFolder)
    /// The reports of a catalogue's shards, whose snapshots take turns.
    case shards([String])

    /// A picture's file, made sure to be the one that was compared.
    func bytes(of picture: ResultPicture, in result: SnapshotResult, at place: Int) throws -> [UInt8] {
        switch self {
        case .lastRun(let folder):
            let bytes =
                switch picture {
                case .reference where result.redrawnReferenceHash != nil:
                    try folder.lastRun.reference(of: result.id)
                case .reference: folder.references.reference(of: result.id).picture
                case .actual: try folder.lastRun.picture(of: result.id)
                case .difference: try folder.lastRun.difference(of: result.id)
                }
            guard let bytes, contentHash(of: bytes) == picture.hash(in: result) else {
                throw StoreError.unreadableFile(
                    path: folder.path,
                    reason: "a picture of '\(result.id)' was changed while the check was at work")
            }
            return bytes
        case .shards(let folders):
            return try Self.read(folders, at: place) { try $0.picture(picture.hash(in: result) ?? "") }
        }
    }

    /// The sidecar of a fresh picture, made sure to be the one that was kept with it.
    func sidecar(of result: SnapshotResult, at place: Int) throws -> [UInt8] {
        switch self {
        case .lastRun(let folder):
            guard let bytes = try folder.lastRun.sidecar(of: result.id),
                contentHash(of: bytes) == result.actualSidecarHash
            else {
                throw StoreError.unreadableFile(
                    path: folder.path,
                    reason: "the sidecar of '\(result.id)' was changed while the check was at work")
            }
            return bytes
        case .shards(let folders):
            return try Self.read(folders, at: place) { try $0.sidecar(of: result).bytes }
        }
    }

    /// Reads from the report of the shard that has the result at a place.
    private static func read(
        _ folders: [String], at place: Int, _ read: (ReportContents) throws -> [UInt8]
    ) throws -> [UInt8] {
        let folder = folders[place % folders.count]
        do {
            return try read(ReportContents(folder: folder))
        } catch {
            throw ReportError.unmergeableReport(path: folder, reason: "\(error)")
        }
    }

    /// Makes sure that writing a report into a folder leaves that alone which it is made of.
    func makeSureOfSparing(_ output: String) throws(ReportError) {
        guard case .shards(let folders) = self else { return }
        let target = FileSystem.resolved(output)
        for folder in folders {
            let source = FileSystem.resolved(folder)
            if "\(target)/".hasPrefix("\(source)/") || "\(source)/".hasPrefix("\(target)/") {
                throw .reportOverInput(path: output, input: folder)
            }
        }
    }
}
