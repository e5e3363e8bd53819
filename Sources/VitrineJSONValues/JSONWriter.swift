/// Writes values as JSON, always in the same way: keys sorted, no spaces but after colons and commas.
package enum JSONWriter {
    package static func text(of value: JSONValue) -> String {
        var text = ""
        append(value, to: &text)
        return text
    }

    /// An object with one member a line, in the given order; members that are objects take a line themselves.
    package static func document(_ members: [(key: String, value: JSONValue)]) -> String {
        let lines = members.map { "  \(quoted($0.key)): \(text(of: $0.value))" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    package static func quoted(_ string: String) -> String {
        var text = ""
        appendQuoted(string, to: &text)
        return text
    }

    private static func appendQuoted(_ string: String, to text: inout String) {
        text += "\""
        // Scalar by scalar it takes many times as long.
        if string.utf8.allSatisfy(isPlain) {
            text += string
        } else {
            for scalar in string.unicodeScalars { appendEscaped(scalar, to: &text) }
        }
        text += "\""
    }

    /// Whether a byte of UTF-8 stands for itself, whatever its neighbours are.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func appendEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case "\r": text += "\\r"
        case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }

    private static func append(_ value: JSONValue, to text: inout String) {
        switch value {
        case .flag(let flag): text += flag ? "true" : "false"
        case .number(let number): text += self.number(number)
        case .string(let string): appendQuoted(string, to: &text)
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                append(value, to: &text)
            }
            text += "]"
        case .record(let values):
            text += "{"
            for (index, member) in values.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text += ", " }
                appendQuoted(member.key, to: &text)
                text += ": "
                append(member.value, to: &text)
            }
            text += "}"
        }
    }

    /// The shortest digits that read back as the same number; JSON has no word for infinity, but 1e999.
    private static func number(_ number: Double) -> String {
        if number.isInfinite { return number > 0 ? "1e999" : "-1e999" }
        precondition(!number.isNaN, "a property is a number")
        return JSONValue.text(of: number)
    }
}
