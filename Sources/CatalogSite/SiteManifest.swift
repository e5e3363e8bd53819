import CatalogKit
import RunRecords
import SnapshotStore
import VitrineGeometry
import VitrineJSONValues

/// `manifest.json`, what the pages show, for scripts.
struct SiteManifest {
    static let path = "manifest.json"
    private static let formatVersion = 1

    private let edition: SiteEdition
    /// What is said of the snapshots, until all are there and can be sorted.
    private let records: FileWriter
    private var places: [(id: SnapshotID, range: Range<Int>)] = []
    /// The same of what variants are made with, in the order of the sheet.
    private var contents: [Range<Int>] = []

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

    /// Adds what variants are made with, as far as that is known.
    mutating func addContents(of variants: [SiteVariant], of component: SiteOutline.Component) throws {
        for variant in variants {
            guard let content = variant.content?.json else { continue }
            let start = records.position
            let record: JSONValue = .record([
                "component": .string(component.file.text), "variant": .string(variant.name),
                "content": content,
            ])
            try records.write(JSONWriter.text(of: record))
            contents.append(start..<records.position)
        }
    }

    /// Components and snapshots are sorted by name, one a line.
    func write(_ outline: SiteOutline, _ relations: Relations) throws {
        let file = try records.reading()
        let head = "{\n  \"vitrine manifest\": \(Self.formatVersion),\n"
        try edition.write(to: Self.path) { output in
            try output(head + "  \"name\": \(JSONWriter.quoted(outline.name)),\n")
            let components = outline.components.enumerated().sorted { $0.element.file < $1.element.file }
            try Self.write("components", components, to: output) { number, component in
                var record = Self.record(component)
                record.merge(relations.record(of: number)) { own, _ in own }
                return JSONWriter.text(of: .record(record))
            }
            try output(",\n")
            try Self.write("snapshots", places.sorted { $0.id < $1.id }, to: output) { place in
                String(decoding: try file.bytes(in: place.range), as: UTF8.self)
            }
            if !contents.isEmpty {
                try output(",\n")
                try Self.write("contents", contents, to: output) { range in
                    String(decoding: try file.bytes(in: range), as: UTF8.self)
                }
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

    private static func record(_ component: SiteOutline.Component) -> [String: JSONValue] {
        var members: [String: JSONValue] = [
            "component": .string(component.file.text), "name": .string(component.name),
            "page": .string("c/\(component.file).html"), "source": .string(component.source),
        ]
        if let failure = component.failure { members["failure"] = .string(failure) }
        if let group = component.group, !group.isEmpty { members["group"] = .string(group) }
        if !component.tags.isEmpty { members["tags"] = .list(component.tags.map(JSONValue.string)) }
        return members
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
            if let hash = picture.pixelHash { members["pixels"] = .string(hash) }
            if !picture.documents.isEmpty {
                members["documents"] = .list(picture.documents.map { .string($0.path) })
            }
            members["size"] = .list([.number(size.width), .number(size.height)])
        }
        if let explanation = picture.explanation { members["explanation"] = .string(explanation) }
        if !picture.findings.isEmpty {
            members["findings"] = .list(picture.findings.map { .string($0.text) })
        }
        return .record(members)
    }
}
