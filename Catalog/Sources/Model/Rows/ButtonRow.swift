/// A button as wide as the list.
public struct ButtonRow: Decodable, Sendable {
    public enum Prominence: String, Decodable, CaseIterable, Sendable {
        case primary, secondary, tertiary
    }

    public let title: String
    public let prominence: Prominence
    public let destination: Destination
    /// Whether what it does cannot be taken back; `false` where the server is silent.
    public let isDestructive: Bool?
}
