/// Words to choose among.
public struct ChipsRow: Decodable, Identifiable, Sendable {
    public struct Chip: Decodable, Identifiable, Sendable {
        public let id: String
        public let title: String
    }

    public let id: String
    public let chips: [Chip]
    /// The id of the chosen chip.
    public let selected: String?
}
