package import Explanations
package import JSONValues

extension CauseCluster {
    package var record: JSONValue {
        var members: [String: JSONValue] = [
            "id": .string(id), "title": .string(title), "declaration": .string(declaration),
            "causes": .list(
                causes.map { .record(["place": .string($0.place), "words": .string($0.words)]) }),
        ]
        members["value"] = value.map(JSONValue.string)
        return .record(members)
    }

    init(_ document: Document) throws(DocumentError) {
        var causes: [Cause] = []
        for value in try document.list("causes") {
            let cause = try Document(value)
            causes.append(Cause(place: try cause.string("place"), words: try cause.string("words")))
        }
        self.init(
            id: try document.string("id"), causes: causes, declaration: try document.string("declaration"),
            value: try document.optionalString("value"))
    }
}
