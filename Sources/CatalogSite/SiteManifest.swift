import CatalogKit
import Composition
import Geometry
import SnapshotStore

/// `manifest.json`, what the pages show, for scripts.
struct SiteManifest {
    static let path = "manifest.json"
    private static let formatVersion = 1

    private let edition: SiteEdition
    /// What is said of the snapshots, until all are there and can be sorted.
    private let records: FileWriter
    private var places: [(id: SnapshotID, range: Range<Int>)] = []

    init(in edition: SiteEdition) throws(StoreError) {
        self.edition = edition
        records = try edition.tree.unnamedWriter()
    }

    mutating func add(
        _ picture: SitePicture, of variant: SiteVariant, of component: SiteOutline.Component
    ) throws {
        let start = records.position
        try records.write(JSONWriter.text(of: Self.record(picture, of: variant, of: component)))
        places.append((picture.id, start..<records.position))
    }

    /// Components and snapshots are sorted by name, one a line.
    func write(_ outline: SiteOutline) throws {
        let file = try records.reading()
        let head = "{\n  \"vitrine manifest\": \(Self.formatVersion),\n"
        try edition.write(to: Self.path) { output in
            try output(head + "  \"name\": \(JSONWriter.quoted(outline.name)),\n")
            let components = outline.components.sorted { $0.file < $1.file }
            try Self.write("components", components, to: output) { component in
                JSONWriter.text(of: Self.record(component))
            }
            try output(",\n")
            try Self.write("snapshots", places.sorted { $0.id < $1.id }, to: output) { place in
                String(decoding: try file.bytes(in: place.range), as: UTF8.self)
            }
            try output("\n}\n")
        }
    }

    private static func write<Item>(
        _ key: String, _ items: [Item], to output: (String) throws -> Void, _ text: (Item) throws -> String
    ) throws {
        try output("  \"\(key)\": [")
        for (place, item) in items.enumerated() {
            try output((place == 0 ? "\n    " : ",\n    ") + (try text(item)))
        }
        try output(items.isEmpty ? "]" : "\n  ]")
    }

    private static func record(_ component: SiteOutline.Component) -> JSONValue {
        var members: [String: JSONValue] = [
            "component": .string(component.file.text), "name": .string(component.name),
            "page": .string("c/\(component.file).html"), "source": .string(component.source),
        ]
        if let failure = component.failure { members["failure"] = .string(failure) }
        return .record(members)
    }

    private static func record(
        _ picture: SitePicture, of variant: SiteVariant, of component: SiteOutline.Component
    ) -> JSONValue {
        var members: [String: JSONValue] = [
            "id": .string(picture.id.description), "component": .string(component.file.text),
            "variant": .string(variant.name), "mode": .string(picture.mode.name),
            "place": .string(variant.place.description), "outcome": .string(picture.outcome.name),
        ]
        if let step = picture.stepName { members["step"] = .string(step) }
        if let size = picture.size {
            members["picture"] = .string(picture.path)
            members["size"] = .list([.number(size.width), .number(size.height)])
        }
        if let explanation = picture.explanation { members["explanation"] = .string(explanation) }
        return .record(members)
    }
}
