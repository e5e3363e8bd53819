import CatalogKit
import CatalogSite
import SnapshotStore

extension Session {
    /// Tells what a check found, to people or to machines.
    func tell(_ record: RunRecord, places: PicturePlaces, asJSON: Bool) {
        if asJSON {
            host.write(TerminalText.json(record.text(naming: places)), .output)
        } else {
            print(CheckText(places: places, style: TextStyle(host: host)).of(record.report))
        }
        for result in record.report.results {
            for finding in result.findings { warn("warning: \(result.id): \(TerminalText.line(finding))") }
        }
    }

    /// Writes the report of a check into a folder.
    ///
    /// - Parameter pictures: where the pictures are, absolute.
    func write(
        _ record: RunRecord, pictures: PicturePlaces, into folder: String, strictEnvironment: Bool
    ) throws {
        let page = try ReportPage(title: catalog.name, report: record.report, places: pictures).text()
        try ReportFiles(record, pictures: pictures, strictEnvironment: strictEnvironment)
            .write(into: host.path(folder), title: catalog.name, page: page)
    }
}
