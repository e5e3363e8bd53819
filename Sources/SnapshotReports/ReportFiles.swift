import CatalogKit
public import RunRecords
import SnapshotStore

/// The files of a report: for machines, with the pictures of what does not match.
///
/// Pages for people are made by `CatalogSite`.
public struct ReportFiles: Sendable {
    private static let page = "index.html"

    private let record: RunRecord
    private let pictures: ReportPictures
    private let strictEnvironment: Bool

    public init(_ record: RunRecord, pictures: ReportPictures, strictEnvironment: Bool) {
        self.record = record
        self.pictures = pictures
        self.strictEnvironment = strictEnvironment
    }

    /// Takes the number of a page, from 1 on, and gives its file's name and text; nothing after the last one.
    public typealias Page = (Int) throws -> (name: String, text: String)?

    /// Writes a report in place of the one that is there; a folder of anything else is left alone.
    ///
    /// - Parameters:
    ///   - assets: what its pages have in common.
    ///   - next: how commands are written that it suggests.
    public func write(
        into folder: String, title: String, assets: ReportAssets, next: NextCommand = NextCommand(),
        page: Page
    ) throws {
        try pictures.makeSureOfSparing(folder)
        let reportFolder = ReportFolder(path: folder)
        try reportFolder.begin(record: RunRecord.fileName) { names in
            names.contains(RunRecord.fileName) || names.contains(Self.page) && names.contains("reg.json")
        }
        let tree = reportFolder.tree
        try writePictures(into: tree)
        let report = record.report
        try tree.replace("junit.xml") { file in
            try JUnitReport(strictEnvironment: strictEnvironment).write(report) { try file.write($0) }
        }
        try tree.replace("reg.json") { file in try RegReport.write(report) { try file.write($0) } }
        let summary = try MarkdownReport.text(of: report, title: title, next: next)
        try tree.replace("summary.md", with: Array(summary.utf8))
        try assets.write(into: tree)
        var number = 1
        while let (name, text) = try page(number) {
            try tree.replace(name, with: Array(text.utf8))
            number += 1
        }
        // The last one: with it the report is whole.
        try tree.replace(RunRecord.fileName) { file in
            try record.write(naming: .report) { try file.write($0) }
        }
        try reportFolder.finish()
    }

    /// Writes each picture, and the sidecar of each fresh one, under the hash of its file, so that equal ones are there once.
    private func writePictures(into tree: FileTree) throws {
        let results = record.report.results
        for (place, entry) in results.entries.enumerated() where entry.kind.canBeApproved {
            let result = try results.result(at: place)
            for picture in ResultPicture.allCases {
                guard let hash = picture.hash(in: result) else { continue }
                let path = PicturePlaces.reportPath(hash: hash)
                if try tree.hasFile(path) { continue }
                try tree.write(pictures.bytes(of: picture, in: result, at: place), to: path)
            }
            if let hash = result.actualSidecarHash {
                let path = PicturePlaces.reportPath(ofSidecar: hash)
                if try tree.hasFile(path) { continue }
                try tree.write(pictures.sidecar(of: result, at: place), to: path)
            }
        }
    }
}
