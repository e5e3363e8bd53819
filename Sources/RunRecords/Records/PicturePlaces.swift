public import SnapshotStore

/// The paths of a run's pictures, as its texts name them.
public enum PicturePlaces: Equatable, Sendable {
    /// As people name them who stand in the catalogue's folder.
    case catalog(CatalogFolder)
    /// Within a report's folder, where each picture is named by the hash of its file and there once.
    case report

    /// Nothing where there is no such picture.
    public func reference(of result: SnapshotResult) -> String? {
        switch self {
        case .catalog where !result.hasReferencePicture: nil
        case .catalog(let folder):
            folder.shortened(
                result.redrawnReferenceHash == nil
                    ? folder.references.picturePath(of: result.id)
                    : folder.lastRun.referencePath(of: result.id))
        case .report: ResultPicture.reference.hash(in: result).map(Self.reportPath(hash:))
        }
    }

    /// Nothing where there is no such picture.
    public func actual(of result: SnapshotResult) -> String? {
        switch self {
        case .catalog(let folder): folder.shortened(folder.lastRun.actualPath(of: result.id))
        case .report: ResultPicture.actual.hash(in: result).map(Self.reportPath(hash:))
        }
    }

    /// Nothing where there is no such picture.
    public func difference(of result: SnapshotResult) -> String? {
        if let difference = result.outcome.difference, difference.pixels?.isNone != false { return nil }
        return switch self {
        case .catalog(let folder): folder.shortened(folder.lastRun.differencePath(of: result.id))
        case .report: ResultPicture.difference.hash(in: result).map(Self.reportPath(hash:))
        }
    }

    /// The folders of a report: pictures, and the sidecars of fresh ones, by which they can be approved elsewhere.
    package static let (picturesFolder, sidecarsFolder) = ("pictures", "sidecars")

    package static func reportPath(hash: String) -> String { "\(picturesFolder)/\(hash).png" }
    package static func reportPath(ofSidecar hash: String) -> String { "\(sidecarsFolder)/\(hash).json" }
}
