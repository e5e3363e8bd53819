/// Names a model within its container: the how manieth of its kind it is.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
    public let entityName: String
    /// Nothing for a model that has not been inserted.
    private let number: Int?
    /// The store, or the model itself while it is in none.
    private let owner: ObjectIdentifier?

    init(entityName: String, number: Int, store: ModelStore) {
        self.entityName = entityName
        self.number = number
        self.owner = ObjectIdentifier(store)
    }

    init<Model: PersistentModel>(transientModel model: Model) {
        self.entityName = Model.entityName
        self.number = nil
        self.owner = ObjectIdentifier(model)
    }

    public var id: PersistentIdentifier { self }

    /// Nothing for a model that has not been inserted.
    public var storeIdentifier: String? { number == nil ? nil : "memory" }

    /// The identifier of a decoded one's model in a store.
    func resolved(in store: ModelStore) -> PersistentIdentifier {
        guard owner == nil, let number else { return self }
        return PersistentIdentifier(entityName: entityName, number: number, store: store)
    }
}

extension PersistentIdentifier: Comparable {
    public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
        (left.entityName, left.number ?? .max) < (right.entityName, right.number ?? .max)
    }
}

extension PersistentIdentifier: CustomStringConvertible {
    /// The same in each run, since elements are named by it.
    public var description: String { number.map { "\(entityName)-\($0)" } ?? entityName }
}

extension PersistentIdentifier: Codable {
    private enum CodingKeys: String, CodingKey {
        case entityName, number
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.entityName = try container.decode(String.self, forKey: .entityName)
        self.number = try container.decodeIfPresent(Int.self, forKey: .number)
        self.owner = nil
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entityName, forKey: .entityName)
        try container.encodeIfPresent(number, forKey: .number)
    }
}
