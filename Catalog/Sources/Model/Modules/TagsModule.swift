/// Words to go on searching with.
public struct TagsModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let tags: [String]
}
