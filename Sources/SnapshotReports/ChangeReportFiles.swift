public import SnapshotHistory
import SnapshotStore
import VitrineGit
import VitrineHashing

/// The files of a report about changed references: pages, `summary.md`, `changes.json`, and the pictures of both sides.
public struct ChangeReportFiles: Sendable {
    private static let record = "changes.json"

    private let changes: ReferenceChanges

    public init(_ changes: ReferenceChanges) {
        self.changes = changes
    }

    /// Writes a report in place of the one that is there; a folder of anything else is left alone.
    ///
    /// - Parameter assets: what its pages have in common.
    /// - Returns: the pictures that could not be had, one sentence each.
    public func write(
        into folder: String, title: String, assets: ReportAssets, page: ReportFiles.Page
    ) throws -> [String] {
        let reportFolder = ReportFolder(path: folder)
        try reportFolder.begin(record: Self.record) { $0.contains(Self.record) }
        let tree = reportFolder.tree
        let complaints = try writePictures(into: tree)
        try tree.replace("summary.md", with: Array(MarkdownChanges.text(of: changes, title: title).utf8))
        try assets.write(into: tree)
        var number = 1
        while let (name, text) = try page(number) {
            try tree.replace(name, with: Array(text.utf8))
            number += 1
        }
        // The last one: with it the report is whole.
        try tree.replace(Self.record) { file in
            try changes.write(naming: true) { try file.write($0) }
        }
        try reportFolder.finish()
        return complaints
    }

    /// Writes each picture under the hash of its file, so that equal ones are there once.
    private func writePictures(into tree: FileTree) throws -> [String] {
        var names: Set<String> = []
        var complaints: [String] = []
        // Of a reference that is a sidecar alone there is no picture.
        let kept = changes.pictures.compactMap { id, picture in
            picture.content.flatMap { content in picture.hash.map { (id, picture, content, $0) } }
        }
        let wanted = kept.filter { names.insert($0.3).inserted }
        try changes.source.read(wanted.map { ("\($0.0).png", $0.2) }) { place, bytes in
            let (id, picture, _, hash) = wanted[place]
            if let bytes, let path = picture.path, contentHash(of: bytes) == hash {
                try tree.write(bytes, to: path)
            } else {
                let isPointer = bytes?.starts(with: "version https://git-lfs".utf8) ?? false
                complaints.append(
                    "a picture of '\(id)' is "
                        + (isPointer ? "a Git LFS pointer" : "not the one that its sidecar describes"))
            }
        }
        return complaints.sorted()
    }
}
