/// The kinds of models that a container keeps.
public final class Schema: Hashable, Sendable {
    /// The version of a schema's design.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    /// By what models are looked up in a file; here there is none.
    public struct Index<T: PersistentModel> {
        public enum Types<Model: PersistentModel> {
            case binary([PartialKeyPath<Model>])
            case rtree([PartialKeyPath<Model>])
        }
    }

    /// A kind of model.
    public struct Entity: Hashable, Sendable {
        public let name: String
    }

    public let version: Version
    public let entities: [Entity]

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        self.entities = types.map { Entity(name: $0.entityName) }
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init() { self.init([]) }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public static func entityName<Model: PersistentModel>(for type: Model.Type) -> String { type.entityName }

    public static func == (left: Schema, right: Schema) -> Bool {
        left.version == right.version && left.entities == right.entities
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(entities)
    }
}
