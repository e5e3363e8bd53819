import CatalogKit

/// The files of a report: for machines, with the pictures of what does not match.
///
/// Pages for people are somebody else's to make.
public struct ReportFiles: Sendable {
    static let record = "results.json"
    static let page = "index.html"
    static let pictures = "pictures"

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
    public func write(into folder: String, title: String, page: Page) throws {
        try pictures.makeSureOfSparing(folder)
        try clear(folder)
        try writePictures(into: "\(folder)/\(Self.pictures)")
        let report = record.report
        try write("\(folder)/junit.xml") {
            try JUnitReport(strictEnvironment: strictEnvironment).write(report, to: $0)
        }
        try write("\(folder)/reg.json") { try RegReport.write(report, to: $0) }
        try write("\(folder)/summary.md") { try $0(MarkdownReport.text(of: report, title: title)) }
        var number = 1
        while let (name, text) = try page(number) {
            try write("\(folder)/\(name)") { try $0(text) }
            number += 1
        }
        // The last one: with it the report is whole.
        try write("\(folder)/\(Self.record)") { try record.write(naming: .report, to: $0) }
    }

    private func write(_ path: String, _ content: ((String) throws -> Void) throws -> Void) throws {
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let temporary = "\(path[..<start]).\(path[start...]).new"
        let file = try FileWriter(temporary)
        try content { try file.write($0) }
        try file.flush()
        try FileSystem.rename(temporary, to: path)
    }

    /// Writes each picture under the hash of its file, so that equal ones are there once.
    private func writePictures(into folder: String) throws {
        let results = record.report.results
        for (place, entry) in results.entries.enumerated() where entry.kind.canBeApproved {
            let result = try results.result(at: place)
            for picture in ReportPictures.Picture.allCases {
                guard let hash = picture.hash(in: result), !FileSystem.exists("\(folder)/\(hash).png") else {
                    continue
                }
                try FileSystem.makeFolder(folder)
                let bytes = try pictures.bytes(of: picture, in: result, at: place)
                try FileSystem.write(bytes, to: "\(folder)/\(hash).png", isDurable: false)
            }
        }
    }

    private func clear(_ folder: String) throws(StoreError) {
        try FileSystem.makeFolder(folder)
        let names = try FileSystem.names(in: folder)
        if names.isEmpty { return }
        guard names.contains(Self.record) || names.contains(Self.page) && names.contains("reg.json") else {
            throw .notAReport(path: folder)
        }
        try FileSystem.remove("\(folder)/\(Self.record)")
        if names.contains(Self.pictures) { try FileSystem.removeFolder("\(folder)/\(Self.pictures)") }
        for name in names where name.hasPrefix("page-") && name.hasSuffix(".html") {
            try FileSystem.remove("\(folder)/\(name)")
        }
    }
}
