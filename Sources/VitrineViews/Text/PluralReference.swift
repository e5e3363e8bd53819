/// A place for a part that depends on a number, `%#@files@` or `%2$#@files@` (Apple, Stringsdict file format).
nonisolated struct PluralReference {
    /// Which value is the number, from 1 on; nothing for the next one.
    var position: Int?
    var name: String

    /// Reads what follows a percent sign and removes it; nothing where it is no such place.
    init?(consuming rest: inout Substring) {
        var text = rest
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, text.dropFirst(digits.count).first == "$" {
            position = Int(digits)
            text = text.dropFirst(digits.count + 1)
        }
        guard text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") else { return nil }
        name = String(text.dropFirst(2)[..<end])
        rest = text[text.index(after: end)...]
    }
}
