import CatalogKit
import Composition
import Geometry
import SnapshotStore

/// `index.json`, the site's content for machines; by it a folder is known to be a site.
enum SiteIndex {
    static let path = "index.json"
    private static let formatVersion = 1
    private static let formatKey = "vitrine site"

    /// Components and snapshots are sorted by name, one a line.
    static func text(of content: SiteContent) -> String {
        let components = content.components.sorted { $0.file < $1.file }
        let snapshots = components.flatMap { component in
            component.variants.flatMap { variant in
                variant.pictures.map { (id: $0.id, record: record($0, of: variant, of: component)) }
            }
        }.sorted { $0.id < $1.id }
        return """
            {
              \(JSONWriter.quoted(formatKey)): \(formatVersion),
              "name": \(JSONWriter.quoted(content.name)),
              "components": \(list(components.map(record))),
              "snapshots": \(list(snapshots.map(\.record)))
            }

            """
    }

    /// Whether the bytes are such a file, of whatever content.
    static func isIndex(_ bytes: [UInt8]) -> Bool {
        // What cannot be read is not ours.
        guard let document = try? Document(JSONReader.read(bytes[...])) else { return false }
        return (try? document.integer(formatKey)) != nil
    }

    private static func list(_ records: [PropertyValue]) -> String {
        if records.isEmpty { return "[]" }
        return "[\n" + records.map { "    \(JSONWriter.text(of: $0))" }.joined(separator: ",\n") + "\n  ]"
    }

    private static func record(_ component: SiteComponent) -> PropertyValue {
        var members: [String: PropertyValue] = [
            "component": .string(component.file.text), "name": .string(component.name),
            "page": .string("c/\(component.file).html"), "source": .string(component.source),
        ]
        if let failure = component.failure { members["failure"] = .string(failure) }
        return .record(members)
    }

    private static func record(
        _ picture: SitePicture, of variant: SiteVariant, of component: SiteComponent
    ) -> PropertyValue {
        var members: [String: PropertyValue] = [
            "id": .string(picture.id.description), "component": .string(component.file.text),
            "variant": .string(variant.name), "mode": .string(picture.mode.name),
            "place": .string(variant.place.description), "outcome": .string(picture.outcome.name),
        ]
        if let drawing = picture.drawing {
            members["picture"] = .string(picture.path)
            members["size"] = .list([.number(drawing.size.width), .number(drawing.size.height)])
        }
        if let explanation = picture.explanation { members["explanation"] = .string(explanation) }
        return .record(members)
    }
}
