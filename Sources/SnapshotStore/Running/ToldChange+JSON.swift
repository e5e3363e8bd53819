import Composition

extension ToldChange {
    var record: PropertyValue {
        var members: [String: PropertyValue] = [
            "role": .string(role.rawValue), "text": .string(text), "element": .string(element),
            "component": .string(component), "kind": .string(kind),
        ]
        for (key, value) in [("property", property), ("old", old), ("new", new)] {
            members[key] = value.map(PropertyValue.string)
        }
        if !declaration.isEmpty { members["declaration"] = .string(declaration) }
        return .record(members)
    }

    init(_ document: Document) throws(DocumentError) {
        guard let role = Role(rawValue: try document.string("role")) else { throw .missing("role") }
        self.init(
            role: role, text: try document.string("text"), element: try document.string("element"),
            component: try document.string("component"), kind: try document.string("kind"),
            property: try document.optionalString("property"), old: try document.optionalString("old"),
            new: try document.optionalString("new"),
            declaration: try document.optionalString("declaration") ?? "")
    }
}
