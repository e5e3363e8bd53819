import RunRecords
import SnapshotStore
public import VitrineGeometry
package import VitrineGit
import VitrineJSONValues

/// A reference's picture as its sidecar describes it.
public struct ReferencePicture: Equatable, Sendable {
    /// The hash of the file's bytes; nothing where the sidecar alone is kept.
    public var hash: String?
    public var size: PixelSize
    /// Device pixels per point.
    public var scale: Double
    package let content: ChangedFile.Content?

    init(_ header: SidecarHeader, _ content: ChangedFile.Content?) {
        hash = header.pictureHash
        size = header.size
        scale = header.scale
        self.content = content
    }

    /// Within a report's folder; nothing where the sidecar has no hash that could name a file.
    public var path: String? {
        hash.flatMap { Document.isHash($0) ? PicturePlaces.reportPath(hash: $0) : nil }
    }
}

/// The storage that holds the bytes of references.
package struct PictureSource: Sendable {
    let repository: GitRepository
    let store: ReferenceStore

    /// Hands on the files at some places, in their order; nothing where there is none any more.
    package func read(
        _ files: [(path: String, content: ChangedFile.Content)],
        _ body: (Int, [UInt8]?) throws -> Void
    ) throws {
        let blobs = files.enumerated().compactMap { place, file -> (place: Int, id: ObjectID)? in
            guard case .blob(let id) = file.content else { return nil }
            return (place, id)
        }
        // As many at once as git is asked for in one go.
        for start in stride(from: 0, to: blobs.count, by: 256) {
            let part = blobs[start..<min(start + 256, blobs.count)]
            var contents: [[UInt8]] = []
            try repository.readBlobs(part.map(\.id)) { contents.append($1) }
            for (blob, bytes) in zip(part, contents) { try body(blob.place, bytes) }
        }
        for (place, file) in files.enumerated() where file.content == .workingTree {
            try body(place, try store.tree.read(file.path))
        }
    }
}
