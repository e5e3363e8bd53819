extension Schema {
    /// How a property leads to other models.
    public struct Relationship: PropertyNote {
        public struct Option: Hashable, Sendable {
            public static let unique = Option()
        }

        /// What becomes of related models when their owner is deleted.
        public enum DeleteRule: String, Codable, Sendable {
            case noAction, nullify, cascade, deny
        }

        public let deleteRule: DeleteRule
        public let inverseKeyPath: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.inverseKeyPath = inverse
        }
    }
}
