public import Foundation

/// How a container keeps its models. Here all are kept in memory, whatever it says.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    public struct GroupContainer: Hashable, Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()

        public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
    }

    public struct CloudKitDatabase: Hashable, Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()

        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    public let name: String
    public let schema: Schema?
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool

    public var id: String { name }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.url = URL(filePath: "/dev/null")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.url = url
        self.isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
    }

    public init(
        for type: any PersistentModel.Type, _ further: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false
    ) {
        self.init(schema: Schema([type] + further), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
