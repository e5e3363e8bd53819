package import VitrineExplanations
import VitrineGeometry
package import VitrineJSONValues

extension ChangeSummary {
    package var record: JSONValue {
        var members: [String: JSONValue] = [
            "role": .string(role.rawValue), "text": .string(text), "element": .string(element),
            "component": .string(component), "kind": .string(kind),
        ]
        for (key, value) in [("property", property), ("old", old), ("new", new)] {
            members[key] = value.map(JSONValue.string)
        }
        if !declaration.isEmpty { members["declaration"] = .string(declaration) }
        if !boxes.old.isEmpty { members["old boxes"] = .list(boxes.old.map(\.value)) }
        if !boxes.new.isEmpty { members["new boxes"] = .list(boxes.new.map(\.value)) }
        return .record(members)
    }

    init(_ document: Document) throws(DocumentError) {
        guard let role = Role(rawValue: try document.string("role")) else { throw .missing("role") }
        self.init(
            role: role, text: try document.string("text"), element: try document.string("element"),
            component: try document.string("component"), kind: try document.string("kind"),
            property: try document.optionalString("property"), old: try document.optionalString("old"),
            new: try document.optionalString("new"),
            declaration: try document.optionalString("declaration") ?? "",
            boxes: ChangedBoxes(
                old: try document.optionalBoxes("old boxes"), new: try document.optionalBoxes("new boxes")))
    }
}

extension Rect {
    fileprivate var value: JSONValue {
        .list([minX, minY, width, height].map(JSONValue.number))
    }
}

extension Document {
    /// Nothing where there is no such member.
    fileprivate func optionalBoxes(_ key: String) throws(DocumentError) -> [Rect] {
        var boxes: [Rect] = []
        for value in try optionalList(key) {
            guard case .list(let values) = value, values.count == 4 else { throw .missing(key) }
            var sides: [Double] = []
            for value in values {
                guard case .number(let side) = value else { throw .missing(key) }
                sides.append(side)
            }
            boxes.append(Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
        }
        return boxes
    }
}
