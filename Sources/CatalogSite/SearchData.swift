import CatalogKit
import SnapshotHistory
import SnapshotStore
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

/// `search-data.js`, what the search of a site knows: a line for each variant, loaded when it is first searched.
struct SearchData {
    static let path = "search-data.js"

    private let edition: SiteEdition
    /// The lines, until all are there.
    private let records: FileWriter
    private var ranges: [Range<Int>] = []

    /// When variants were last changed.
    private let changes: [SnapshotID: String]

    /// The most characters of a variant's texts that are searched.
    private static let textLimit = 2000

    init(_ history: ReferenceHistory?, in edition: SiteEdition) throws(StoreError) {
        self.edition = edition
        changes = history?.lastChanges() ?? [:]
        records = try edition.tree.unnamedWriter()
    }

    /// - Parameter page: the name of the page that shows the variants.
    mutating func add(
        _ variants: [SiteVariant], of component: SiteOutline.Component, page: String
    ) throws {
        let address = "c/\(page).html"
        if component.failure != nil {
            try add([
                "component": .string(component.name), "file": .string(component.source),
                "page": .string(address), "status": .list([.string(SnapshotStatus.failed.rawValue)]),
            ])
        }
        for variant in variants {
            var record = Self.record(of: variant)
            record["component"] = .string(component.name)
            record["file"] = .string(component.source)
            record["page"] = .string("\(address)#\(variant.file)")
            if let group = component.group, !group.isEmpty { record["group"] = .string(group) }
            if !component.tags.isEmpty { record["tags"] = .list(component.tags.map(JSONValue.string)) }
            let id = SnapshotID(component: component.file, variant: variant.file, mode: nil)
            record["changed"] = changes[id].map { .string(String($0.prefix(10))) }
            try add(record)
        }
    }

    private mutating func add(_ record: [String: JSONValue]) throws {
        let start = records.position
        try records.write(JSONWriter.text(of: .record(record)))
        ranges.append(start..<records.position)
    }

    /// Writes the file, a line for each variant in the order of the sheet.
    func write() throws {
        let file = try records.reading()
        try edition.write(to: Self.path) { output in
            try output("vitrine.search.fill([")
            for (place, range) in ranges.enumerated() {
                let line = String(decoding: try file.bytes(in: range), as: UTF8.self)
                try output((place == 0 ? "\n" : ",\n") + line)
            }
            try output("\n]);\n")
        }
    }

    private static func record(of variant: SiteVariant) -> [String: JSONValue] {
        var record: [String: JSONValue] = ["variant": .string(variant.name)]
        var statuses: [String] = []
        for picture in variant.pictures where !statuses.contains(picture.status.rawValue) {
            statuses.append(picture.status.rawValue)
        }
        record["status"] = .list(statuses.map(JSONValue.string))
        if let picture = variant.pictures.first(where: { $0.size != nil }), let size = picture.size {
            record["picture"] = .string(picture.path)
            record["size"] = .list([.number(size.width), .number(size.height)])
        }
        if variant.findingCount > 0 { record["findings"] = .number(Double(variant.findingCount)) }
        var (texts, symbols, pictures): ([String], [String], [String]) = ([], [], [])
        var length = 0
        for content in variant.elements?.list.compactMap(\.content) ?? [] {
            switch content {
            case .text(let text) where !texts.contains(text) && length < textLimit:
                texts.append(String(text.prefix(textLimit - length)))
                length += text.count
            case .icon(let name): if !symbols.contains(name) { symbols.append(name) }
            case .picture(let name): if !pictures.contains(name) { pictures.append(name) }
            case .text: break
            }
        }
        let tokens = Set(variant.elements?.list.lazy.flatMap(\.tokens).map(\.path) ?? []).sorted()
        for (name, list) in [
            ("texts", texts), ("symbols", symbols), ("pictures", pictures), ("tokens", tokens),
        ] where !list.isEmpty {
            record[name] = .list(list.map(JSONValue.string))
        }
        return record
    }
}
