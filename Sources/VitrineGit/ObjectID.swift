/// The name that git gives an object: the hexadecimal digits of its SHA-1 or SHA-256.
public struct ObjectID: Hashable, Sendable {
    public let text: String

    /// Nothing where the text is not the whole name of an object.
    public init?(_ text: some StringProtocol) {
        let isDigit = { (byte: UInt8) in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard [40, 64].contains(text.utf8.count), text.utf8.allSatisfy(isDigit) else { return nil }
        self.text = String(text)
    }

    /// What git writes where there is no object.
    var isNull: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }
}
