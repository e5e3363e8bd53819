/// A text as a terminal, or a log that is read on one, is given it.
enum TerminalText {
    /// Characters that would move the cursor, change the terminal or the order of reading are shown by their
    /// numbers, as Swift writes them; lines and the colours of ``TextStyle`` stay.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isActive) else { return text }
        var escaped = ""
        var rest = text[...]
        while let scalar = rest.unicodeScalars.first {
            if let color = TextStyle.codes.first(where: rest.hasPrefix) {
                escaped += color
                rest = rest.dropFirst(color.count)
            } else {
                escaped += isActive(scalar) ? shown(scalar) : String(scalar)
                rest = rest[rest.unicodeScalars.index(after: rest.startIndex)...]
            }
        }
        return escaped
    }

    /// A name or a text of others on one line.
    static func line(_ text: String) -> String {
        String(text.flatMap { $0.isNewline ? Array($0.unicodeScalars.map(shown).joined()) : [$0] })
    }

    /// JSON, in whose strings such characters are written as JSON does.
    static func json(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isActive) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            let digits = String(scalar.value, radix: 16)
            if isActive(scalar) {
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func shown(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16))}"
    }

    private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0a: false
        // Controls, among them ESC and the one character that stands for it and a bracket.
        case 0..<0x20, 0x7f...0x9f: true
        // Separators of lines, and marks that turn the order of reading around.
        case 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}
