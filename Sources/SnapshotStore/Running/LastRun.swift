public import CatalogKit

/// What `check` found last, kept so that `approve` can accept it without rendering again.
///
/// `results.json` is written last: without it a run was not finished. Nothing here is a reference.
public struct LastRun: Sendable {
    public let folder: String

    public func actualPath(of id: SnapshotID) -> String { "\(folder)/actual/\(id).png" }
    public func differencePath(of id: SnapshotID) -> String { "\(folder)/difference/\(id).png" }
    public var reportPath: String { "\(folder)/results.json" }

    private func actualSidecarPath(of id: SnapshotID) -> String { "\(folder)/actual/\(id).json" }

    /// Forgets the run before.
    func begin() throws(StoreError) {
        try FileSystem.remove(reportPath)
        try FileSystem.removeFolder("\(folder)/actual")
        try FileSystem.removeFolder("\(folder)/difference")
        try FileSystem.makeFolder(folder)
    }

    func keep(_ actual: PictureFiles, difference: [UInt8]?, of id: SnapshotID) throws(StoreError) {
        try FileSystem.makeFolder("\(folder)/actual/\(id.component)")
        try FileSystem.write(actual.picture, to: actualPath(of: id), isDurable: false)
        try FileSystem.write(actual.sidecar, to: actualSidecarPath(of: id), isDurable: false)
        guard let difference else { return }
        try FileSystem.makeFolder("\(folder)/difference/\(id.component)")
        try FileSystem.write(difference, to: differencePath(of: id), isDurable: false)
    }

    /// What was found; nothing where no run was finished.
    public func record() throws(StoreError) -> RunRecord? {
        if !FileSystem.exists(reportPath) { return nil }
        do {
            return try RunRecord(FileReader(reportPath))
        } catch let error as StoreError {
            throw error
        } catch {
            throw .unreadableLastRun(path: reportPath, reason: "\(error)")
        }
    }

    func finish(_ record: RunRecord, naming places: PicturePlaces) throws {
        let temporary = "\(folder)/.results.json.new"
        let file = try FileWriter(temporary)
        try record.write(naming: places) { try file.write($0) }
        try file.flush()
        try FileSystem.rename(temporary, to: reportPath)
    }

    /// The kept picture, made sure to be whole and the one that the run compared.
    func actual(of result: SnapshotResult) throws(StoreError) -> PictureFiles {
        let id = result.id
        let path = actualPath(of: id)
        guard let picture = try FileSystem.read(path),
            let sidecar = try FileSystem.read(actualSidecarPath(of: id))
        else { throw .unreadableLastRun(path: path, reason: "the picture or its sidecar is missing") }
        let header: SidecarHeader
        do {
            header = try Sidecar(sidecar).header
        } catch {
            throw .unreadableLastRun(path: path, reason: error.description)
        }
        guard header.pictureHash == contentHash(of: picture) else {
            throw .unreadableLastRun(path: path, reason: "picture and sidecar do not belong together")
        }
        guard header.pictureHash == result.actualHash else {
            throw .unreadableLastRun(path: path, reason: "it is not the picture that was compared")
        }
        return PictureFiles(picture: picture, sidecar: sidecar, pixelHash: header.pixelHash)
    }
}
