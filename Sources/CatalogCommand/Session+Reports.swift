import CatalogKit
import CatalogSite
import SnapshotStore

extension CommandContext {
    /// Tells what a check found, to people or to machines.
    func tell(_ record: RunRecord, places: PicturePlaces, asJSON: Bool) throws {
        if asJSON {
            try record.write(naming: places) { host.write(TerminalText.json($0), .output) }
        } else {
            try CheckText(places: places, style: TextStyle(host: host)).write(record.report) {
                host.write($0, .output)
            }
        }
        try record.report.results.forEach(where: \.hasFindings) { result in
            for finding in result.findings { warn("warning: \(result.id): \(TerminalText.line(finding))") }
        }
    }

    /// Writes the report of a check into a folder.
    func write(
        _ record: RunRecord, pictures: ReportPictures, into folder: String, strictEnvironment: Bool
    ) throws {
        let path = host.path(folder)
        let pages = ReportPages(title: catalog.name, report: record.report, in: path)
        try ReportFiles(record, pictures: pictures, strictEnvironment: strictEnvironment)
            .write(into: path, title: catalog.name, assets: .standard, page: pages.page)
    }
}
