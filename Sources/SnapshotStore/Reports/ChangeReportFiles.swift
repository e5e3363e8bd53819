import Git

/// The files of a report about changed references: pages, `summary.md`, `changes.json`, and the pictures of both sides.
public struct ChangeReportFiles: Sendable {
    private static let record = "changes.json"

    private let changes: ReferenceChanges

    public init(_ changes: ReferenceChanges) {
        self.changes = changes
    }

    /// Writes a report in place of the one that is there; a folder of anything else is left alone.
    ///
    /// - Parameter styleSheet: what its pages have in common.
    /// - Returns: the pictures that could not be had, one sentence each.
    public func write(
        into folder: String, title: String, styleSheet: [UInt8], page: ReportFiles.Page
    ) throws -> [String] {
        let reportFolder = ReportFolder(path: folder)
        try reportFolder.begin(record: Self.record) { $0.contains(Self.record) }
        let tree = reportFolder.tree
        let complaints = try writePictures(into: tree)
        try tree.replace("summary.md", with: Array(MarkdownChanges.text(of: changes, title: title).utf8))
        try tree.replace(ReportFolder.styleSheet, with: styleSheet)
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
        let wanted = changes.pictures.filter { names.insert($0.picture.hash).inserted }
        try changes.source.read(wanted.map { ("\($0.id).png", $0.picture.content) }) { place, bytes in
            let (id, picture) = wanted[place]
            if let bytes, let path = picture.path, contentHash(of: bytes) == picture.hash {
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

extension ReferencePicture {
    /// Within a report's folder; nothing where the sidecar has no hash that could name a file.
    public var path: String? { Document.isHash(hash) ? PicturePlaces.reportPath(hash: hash) : nil }
}
