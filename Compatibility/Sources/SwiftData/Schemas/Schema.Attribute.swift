extension Schema {
    /// How a property is kept.
    public struct Attribute: PropertyNote {
        public struct Option: Hashable, Sendable {
            private let name: String

            /// A model with the same value takes the place of the earlier one.
            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let ephemeral = Option(name: "ephemeral")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let spotlight = Option(name: "spotlight")

            public static func transformable(by name: String) -> Option { Option(name: "transformable") }

            public static func transformable(by type: AnyClass) -> Option { Option(name: "transformable") }
        }

        public let options: [Option]

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
        }
    }
}
