/// Reads values one after another (ISO 32000-1 §7.2 and §7.3).
struct PDFLexer {
    private let bytes: [UInt8]
    private(set) var position: Int

    /// How deep arrays and dictionaries may be nested.
    private static let maximumDepth = 32

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The next value; nothing at the end.
    mutating func next() throws(PDFError) -> PDFObject? { try next(depth: 0) }

    private mutating func next(depth: Int) throws(PDFError) -> PDFObject? {
        skipSpace()
        guard let byte = peek() else { return nil }
        guard depth <= Self.maximumDepth else { throw PDFError("values are nested too deep") }
        switch byte {
        case UInt8(ascii: "/"):
            position += 1
            return .name(name())
        case UInt8(ascii: "("):
            skipText()
            return .text
        case UInt8(ascii: "<"):
            guard peek(1) == UInt8(ascii: "<") else {
                while let byte = peek(), byte != UInt8(ascii: ">") { position += 1 }
                position += 1
                return .text
            }
            position += 2
            return try dictionary(depth: depth)
        case UInt8(ascii: "["):
            position += 1
            return .array(try values(until: UInt8(ascii: "]"), depth: depth))
        default: return word()
        }
    }

    private mutating func dictionary(depth: Int) throws(PDFError) -> PDFObject {
        let values = try values(until: UInt8(ascii: ">"), depth: depth)
        if peek() == UInt8(ascii: ">") { position += 1 }
        var entries: [String: PDFObject] = [:]
        for index in stride(from: 0, to: values.count - 1, by: 2) {
            if case .name(let key) = values[index] { entries[key] = values[index + 1] }
        }
        return .dictionary(entries)
    }

    /// The values up to a bracket; two numbers and `R` are a reference.
    private mutating func values(until end: UInt8, depth: Int) throws(PDFError) -> [PDFObject] {
        var values: [PDFObject] = []
        while true {
            skipSpace()
            guard let byte = peek() else { throw PDFError("it ends within a value") }
            if byte == end {
                position += 1
                return values
            }
            guard let value = try next(depth: depth + 1) else { continue }
            if case .keyword("R") = value, values.count > 1,
                case .number(let number) = values[values.count - 2]
            {
                values.removeLast(2)
                values.append(.reference(Int(number)))
            } else {
                values.append(value)
            }
        }
    }

    /// A number, a truth value or a keyword.
    private mutating func word() -> PDFObject {
        let start = position
        position += 1
        while let byte = peek(), !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            guard let first = text.utf8.first, first <= UInt8(ascii: "9"), let number = Double(text),
                abs(number) < ValueScanner.limit
            else { return .keyword(text) }
            return .number(number)
        }
    }

    private mutating func name() -> String {
        var name: [UInt8] = []
        while let byte = peek(), !Self.isSpace(byte), !Self.isDelimiter(byte) {
            position += 1
            if byte == UInt8(ascii: "#"), position + 2 <= bytes.count,
                let code = UInt8(
                    String(decoding: bytes[position..<position + 2], as: UTF8.self), radix: 16)
            {
                position += 2
                name.append(code)
            } else {
                name.append(byte)
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Passes over a text in parentheses, which may hold pairs of them.
    private mutating func skipText() {
        var depth = 0
        while let byte = peek() {
            position += 1
            switch byte {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return }
            default: break
            }
        }
    }

    private mutating func skipSpace() {
        while let byte = peek() {
            if byte == UInt8(ascii: "%") {
                while let other = peek(), other != 10, other != 13 { position += 1 }
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }
}
