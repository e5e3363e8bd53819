package import SnapshotStore
import VitrineHashing
import VitrineImageCoding
import VitrineJSONValues

/// The contents of a report's folder, which may come from other machines: each file is bounded, reached by a hash, and has to have it.
package struct ReportContents {
    private let tree: FileTree

    /// More bytes than any picture or sidecar of ours has.
    private static let sizeLimit = 1 << 28

    package init(folder: String) {
        tree = FileTree(root: folder)
    }

    /// What the check has found, as it was written.
    package func record() throws -> RunRecord {
        guard FileSystem.isFolder(tree.path) else {
            throw DocumentError(description: "there is no such folder")
        }
        guard let file = try tree.reader(RunRecord.fileName) else {
            throw DocumentError(description: "it holds no \(RunRecord.fileName)")
        }
        do {
            return try RunRecord(file)
        } catch {
            throw DocumentError(description: "\(RunRecord.fileName): \(error)")
        }
    }

    /// A picture's file, which can be decoded.
    package func picture(_ hash: String) throws -> [UInt8] {
        let path = PicturePlaces.reportPath(hash: hash)
        let bytes = try self.bytes(at: path, hash, "the picture that the check compared")
        do {
            _ = try PNGDecoder().decode(bytes)
        } catch {
            throw DocumentError(description: "'\(path)' is no picture: \(error)")
        }
        return bytes
    }

    /// The sidecar of a fresh picture, which is the one of that picture's file.
    package func sidecar(of result: SnapshotResult) throws -> (bytes: [UInt8], sidecar: Sidecar) {
        guard let hash = result.actualSidecarHash else {
            throw DocumentError(description: "it holds no sidecar of '\(result.id)'")
        }
        let path = PicturePlaces.reportPath(ofSidecar: hash)
        let bytes = try self.bytes(at: path, hash, "the sidecar that the check has made")
        do {
            let sidecar = try Sidecar(bytes)
            guard sidecar.header.pictureHash == result.actualHash else {
                throw SidecarError(description: "it is of another picture")
            }
            return (bytes, sidecar)
        } catch {
            throw DocumentError(description: "'\(path)' cannot be read: \(error)")
        }
    }

    /// - Parameter name: what has the hash.
    private func bytes(at path: String, _ hash: String, _ name: String) throws -> [UInt8] {
        guard let bytes = try tree.reader(path)?.bytes(upTo: Self.sizeLimit) else {
            throw DocumentError(description: "'\(path)' is missing")
        }
        guard contentHash(of: bytes) == hash else {
            throw DocumentError(description: "'\(path)' is not \(name)")
        }
        return bytes
    }
}
