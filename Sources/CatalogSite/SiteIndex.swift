import CatalogKit
import SnapshotStore
import VitrineJSONValues

/// `index.json`, the site's variants as the index of a Storybook has them; by it a folder is known to be a site.
struct SiteIndex {
    static let path = "index.json"
    private static let formatKey = "vitrine site"
    private static let formatVersion = 2
    /// The version of Storybook's format.
    private static let storybookVersion = 5

    private let edition: SiteEdition
    /// The entries, until all are there.
    private let records: FileWriter
    private var ranges: [Range<Int>] = []

    init(in edition: SiteEdition) throws(StoreError) {
        self.edition = edition
        records = try edition.tree.unnamedWriter()
    }

    mutating func add(_ variants: [SiteVariant], of component: SiteOutline.Component) throws {
        for variant in variants {
            let id = "\(component.file)--\(variant.file)"
            let path = [component.group ?? "", component.name].filter { !$0.isEmpty }
            let entry: JSONValue = .record([
                "type": "story", "id": .string(id), "title": .string(path.joined(separator: "/")),
                "name": .string(variant.name), "importPath": .string("./\(variant.place.file)"),
                "tags": .list(component.tags.map(JSONValue.string)),
            ])
            let start = records.position
            try records.write("\(JSONWriter.quoted(id)): \(JSONWriter.text(of: entry))")
            ranges.append(start..<records.position)
        }
    }

    /// One entry a line, in the order of the sheet.
    func write() throws {
        let file = try records.reading()
        try edition.write(to: Self.path) { output in
            try output("{\n  \(JSONWriter.quoted(Self.formatKey)): \(Self.formatVersion),\n")
            try output("  \"v\": \(Self.storybookVersion),\n  \"entries\": {")
            for (place, range) in ranges.enumerated() {
                let line = String(decoding: try file.bytes(in: range), as: UTF8.self)
                try output((place == 0 ? "\n    " : ",\n    ") + line)
            }
            try output(ranges.isEmpty ? "}\n}\n" : "\n  }\n}\n")
        }
    }

    /// Whether a file is such an index, of whatever content.
    static func isIndex(_ file: FileReader) throws -> Bool {
        // As much as a name may take; all of it can be long.
        let bytes = try file.bytes(in: 0..<4096)
        guard let end = bytes.firstIndex(of: UInt8(ascii: ",")), bytes.first == UInt8(ascii: "{") else {
            return false
        }
        // What cannot be read is not ours.
        let head = try? Document(JSONReader.read((bytes[..<end] + [UInt8(ascii: "}")])[...]))
        return (try? head?.integer(formatKey)) != nil
    }
}
