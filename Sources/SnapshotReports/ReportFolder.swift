import RunRecords
import SnapshotStore

/// A folder in which a report is written in place of the one that is there.
///
/// An empty folder marks it from before the first file until after the last one, so that what was cut off in between is
/// known as an unfinished report, and the next one takes its place.
public struct ReportFolder {
    /// The files that pages name.
    public static let (styleSheet, script) = ("report.css", "report.js")
    private static let unfinished = ".unfinished-report"

    let tree: FileTree

    init(path: String) {
        tree = FileTree(root: path)
    }

    /// Makes room for a report; a folder of anything else is left alone.
    ///
    /// - Parameters:
    ///   - record: The file that is written last, without which a report is not whole.
    ///   - isReport: Whether files of these names are a report.
    func begin(record: String, isReport: ([String]) -> Bool) throws {
        try tree.makeFolder()
        let names = try tree.names()
        guard names.isEmpty || names.contains(Self.unfinished) || isReport(names) else {
            throw ReportError.notAReport(path: tree.path)
        }
        try tree.below(Self.unfinished).makeFolder()
        try tree.remove(record)
        for folder in [PicturePlaces.picturesFolder, PicturePlaces.sidecarsFolder]
        where names.contains(folder) {
            try tree.removeFolder(folder)
        }
        for name in names where name.hasPrefix("page-") && name.hasSuffix(".html") {
            try tree.remove(name)
        }
    }

    /// Says that the report is whole.
    func finish() throws(StoreError) { try tree.removeFolder(Self.unfinished) }
}

/// The values that all pages of a report share.
public struct ReportAssets: Sendable {
    public var styleSheet: [UInt8]
    public var script: [UInt8]

    public init(styleSheet: [UInt8] = [], script: [UInt8] = []) {
        self.styleSheet = styleSheet
        self.script = script
    }

    func write(into tree: FileTree) throws(StoreError) {
        try tree.replace(ReportFolder.styleSheet, with: styleSheet)
        try tree.replace(ReportFolder.script, with: script)
    }
}
