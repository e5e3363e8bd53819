/// Something of which there are several types: `{"type": "listing", "listing": {…}}`.
///
/// What the type needs stands under a key of the type's name, so that a server can add types without breaking apps
/// that do not know them.
struct TypedItem: Decodable {
    let type: String
    private let container: KeyedDecodingContainer<Key>

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Key.self)
        type = try container.decode(String.self, forKey: Key(stringValue: "type"))
    }

    /// What the type needs; an error names the path of what is missing.
    func payload<Payload: Decodable>(_: Payload.Type = Payload.self) throws -> Payload {
        try container.decode(Payload.self, forKey: Key(stringValue: type))
    }
}
