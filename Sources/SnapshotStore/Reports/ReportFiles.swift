import CatalogKit

/// The files of a report: for machines, with the pictures of what does not match.
///
/// `index.html`, the page for people, is somebody else's to make.
public struct ReportFiles: Sendable {
    static let record = "results.json"
    static let page = "index.html"

    private let record: RunRecord
    private let pictures: PicturePlaces
    private let strictEnvironment: Bool

    /// - Parameter pictures: where the pictures are, absolute.
    public init(_ record: RunRecord, pictures: PicturePlaces, strictEnvironment: Bool) {
        self.record = record
        self.pictures = pictures
        self.strictEnvironment = strictEnvironment
    }

    /// Writes a report in place of the one that is there; a folder of anything else is left alone.
    ///
    /// - Parameter page: the text of `index.html`.
    public func write(into folder: String, title: String, page: String) throws(StoreError) {
        let tree = FileTree(root: folder)
        try clear(tree)
        let report = record.report
        let texts = [
            ("junit.xml", JUnitReport(strictEnvironment: strictEnvironment).text(of: report)),
            ("reg.json", RegReport.text(of: report)),
            ("summary.md", MarkdownReport.text(of: report, title: title)), (Self.page, page),
        ]
        for result in report.results {
            for (from, to) in files(of: result) {
                // What was not there to be compared is not in the report either.
                guard let bytes = try FileSystem.read(from) else { continue }
                try tree.write(bytes, to: to)
            }
        }
        for (name, text) in texts { try tree.replace(name, with: Array(text.utf8)) }
        // The last one: with it the report is whole.
        try tree.replace(Self.record, with: Array(record.text(naming: .report).utf8))
    }

    private func files(of result: SnapshotResult) -> [(from: String, to: String)] {
        let id = result.id
        guard result.outcome.canBeApproved else { return [] }
        var files = [(pictures.actual(id), PicturePlaces.report.actual(id))]
        if result.outcome != .missingReference, !result.isRecorded {
            files.append((pictures.reference(id), PicturePlaces.report.reference(id)))
        }
        if result.outcome.difference != nil {
            files.append((pictures.difference(id), PicturePlaces.report.difference(id)))
        }
        return files
    }

    private func clear(_ tree: FileTree) throws(StoreError) {
        try tree.makeFolder()
        let names = try tree.names()
        if names.isEmpty { return }
        guard names.contains(Self.record) || names.contains(Self.page) && names.contains("reg.json") else {
            throw .notAReport(path: tree.path)
        }
        try tree.remove(Self.record)
        for name in ["reference", "actual", "difference"] where names.contains(name) {
            try tree.removeFolder(name)
        }
    }
}
