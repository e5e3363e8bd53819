import Foundation
import SnapshotStore

/// Pages that lack a section until all snapshots are known; they wait in a file.
struct WaitingPages {
    /// Stands for the section; no text or data of a page can have it, since their `<` are escaped.
    static let mark = Markup.verbatim(markText)
    private static let markText = "<!-- later -->"

    private struct Page {
        var path: String
        var component: Int
        /// What stands before the section and behind it.
        var before: Range<Int>
        var after: Range<Int>
    }

    private let texts: FileWriter
    private var pages: [Page] = []

    init(in edition: SiteEdition) throws(StoreError) {
        texts = try edition.tree.unnamedWriter()
    }

    /// - Parameter text: has the ``mark`` once.
    mutating func add(_ text: String, at path: String, of component: Int) throws {
        let bytes = Data(text.utf8)
        guard let place = bytes.range(of: Data(Self.markText.utf8)) else {
            preconditionFailure("a page that waits has a place for its section")
        }
        let start = texts.position
        try texts.write(Array(bytes))
        pages.append(
            Page(
                path: path, component: component, before: start..<(start + place.lowerBound),
                after: (start + place.upperBound)..<(start + bytes.count)))
    }

    /// Writes each page with its section.
    func write(to edition: SiteEdition, section: (_ component: Int) -> Markup) throws {
        let file = try texts.reading()
        for page in pages {
            let text =
                try file.bytes(in: page.before) + Array(section(page.component).text.utf8)
                + file.bytes(in: page.after)
            try edition.write(text, to: page.path)
        }
    }
}
