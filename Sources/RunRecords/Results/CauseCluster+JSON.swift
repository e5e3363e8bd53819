package import VitrineExplanations
package import VitrineJSONValues

extension CauseCluster {
    package var record: JSONValue {
        var members: [String: JSONValue] = [
            "id": .string(id), "title": .string(title), "declaration": .string(declaration),
            "causes": .list(causes.map(\.record)),
        ]
        members["value"] = value.map(JSONValue.string)
        return .record(members)
    }

    init(_ document: Document) throws(DocumentError) {
        var causes: [Cause] = []
        for value in try document.list("causes") {
            let cause = try Document(value)
            causes.append(
                Cause(
                    place: try cause.string("place"), words: try cause.string("words"),
                    property: try cause.optionalString("property")))
        }
        self.init(
            id: try document.string("id"), causes: causes, declaration: try document.string("declaration"),
            value: try document.optionalString("value"))
    }
}

extension CauseCluster.Cause {
    fileprivate var record: JSONValue {
        var members: [String: JSONValue] = ["place": .string(place), "words": .string(words)]
        members["property"] = property.map(JSONValue.string)
        return .record(members)
    }
}
