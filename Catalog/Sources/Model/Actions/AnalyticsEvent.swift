/// Something that the people who improve the app want to count.
public struct AnalyticsEvent: Hashable, Sendable {
    public let name: String
    public let properties: [String: String]

    public init(_ name: String, _ properties: [String: String] = [:]) {
        self.name = name
        self.properties = properties
    }
}
