import CatalogKit
import CatalogSite
import RunRecords
import SnapshotReports
import SnapshotStore

extension CommandContext {
    /// Prints what a check found, as text or as JSON.
    ///
    /// - Parameter isRepeated: whether the last check has found it, since when nothing has changed.
    func tell(
        _ record: RunRecord, isRepeated: Bool = false, places: PicturePlaces, asJSON: Bool,
        next: NextCommand = NextCommand()
    ) throws {
        if asJSON {
            try record.write(naming: places) { host.write(TerminalText.json($0), .output) }
        } else {
            let note =
                isRepeated ? " (nothing has changed since the last check)" : note(drawn: record.report.drawn)
            try CheckText(places: places, style: TextStyle(host: host), next: next).write(
                record.report, note: note
            ) {
                host.write($0, .output)
            }
        }
        for finding in try record.report.findings() {
            warn("warning: \(TerminalText.line(finding.sentence))")
        }
    }

    /// Writes the report of a check into a folder.
    func write(
        _ record: RunRecord, pictures: ReportPictures, into folder: String, strictEnvironment: Bool,
        next: NextCommand = NextCommand()
    ) throws {
        let path = host.path(folder)
        let title = title(of: pictures)
        let pages = try ReportPages(title: title, report: record.report, in: path, next: next)
        try ReportFiles(record, pictures: pictures, strictEnvironment: strictEnvironment)
            .write(into: path, title: title, assets: .standard, next: next, page: pages.page)
    }

    /// Tests are called as their folder, whichever catalogue's program tells what they have found.
    private func title(of pictures: ReportPictures) -> String {
        if case .lastRun(let folder) = pictures, folder.isOfTests { return folder.name }
        return catalog.name
    }
}
