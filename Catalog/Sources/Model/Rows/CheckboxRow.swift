/// Something to tick.
public struct CheckboxRow: Decodable, Identifiable, Sendable {
    public let id: String
    public let title: String
    public let caption: String?
    public let isOn: Bool
}
