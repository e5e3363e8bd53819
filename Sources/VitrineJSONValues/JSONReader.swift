/// Why a text is not JSON that this tool reads.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    package var place: JSONPlace
    package var reason: String

    package var description: String { "line \(place.line): \(reason)" }
}

/// Reads JSON; `null` has no place in our files and is an error unless something stands for it.
package struct JSONReader {
    let bytes: ArraySlice<UInt8>
    var position: Int
    private var depth = 0
    private let null: JSONValue?

    /// How deep lists and objects may be nested.
    private static let depthLimit = 64

    /// - Parameter null: what `null` is read as, in files that others write.
    package static func read(
        _ bytes: ArraySlice<UInt8>, null: JSONValue? = nil
    ) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes, null: null)
        let value = try reader.readValue()
        reader.skipSpace()
        guard reader.position == bytes.endIndex else {
            throw reader.error("something follows the end of the document")
        }
        return value
    }

    /// A file's bytes without the mark of UTF-8 that some editors begin files with.
    package static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        return bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    }

    init(_ bytes: ArraySlice<UInt8>, null: JSONValue?) {
        self.bytes = bytes
        self.position = bytes.startIndex
        self.null = null
    }

    private func error(_ reason: String) -> JSONError {
        JSONError(place: JSONPlace(of: position, in: bytes), reason: reason)
    }

    var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
    }

    mutating func readValue() throws(JSONError) -> JSONValue {
        skipSpace()
        guard let byte = next else { throw error("the document ends too early") }
        switch byte {
        case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.readRecord() }
        case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.readList() }
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .flag(true))
        case UInt8(ascii: "f"): return try readWord("false", .flag(false))
        case UInt8(ascii: "n") where null != nil: return try readWord("null", null ?? .list([]))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
        default: throw error("unexpected '\(Character(UnicodeScalar(byte)))'")
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONError) -> JSONValue
    ) throws(JSONError) -> JSONValue {
        depth += 1
        guard depth <= Self.depthLimit else { throw error("it is nested more than \(Self.depthLimit) deep") }
        position += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func readRecord() throws(JSONError) -> JSONValue {
        var members: [String: JSONValue] = [:]
        if consume("}") { return .record(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error("a key is missing") }
            let key = try readString()
            guard consume(":") else { throw error("':' is missing after '\(key)'") }
            guard members.updateValue(try readValue(), forKey: key) == nil else {
                throw error("'\(key)' stands twice")
            }
        } while consume(",")
        guard consume("}") else { throw error("'}' or ',' is missing") }
        return .record(members)
    }

    private mutating func readList() throws(JSONError) -> JSONValue {
        var values: [JSONValue] = []
        if consume("]") { return .list(values) }
        repeat { values.append(try readValue()) } while consume(",")
        guard consume("]") else { throw error("']' or ',' is missing") }
        return .list(values)
    }

    mutating func consume(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard let byte = next, UInt32(byte) == character.value else { return false }
        position += 1
        return true
    }

    private mutating func readWord(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw error("unknown word") }
        position += word.utf8.count
        return value
    }

    private mutating func readNumber() throws(JSONError) -> Double {
        let start = position
        while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text) else { throw error("'\(text)' is not a number") }
        return number
    }

    mutating func readString() throws(JSONError) -> String {
        position += 1
        var content: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw error("a text has no end on its line") }
            position += 1
            if byte == UInt8(ascii: "\\") {
                try readEscape(into: &content)
            } else {
                content.append(byte)
            }
        }
        guard next != nil else { throw error("a text has no end") }
        position += 1
        guard let text = String(validating: content, as: UTF8.self) else {
            throw error("a text is not in UTF-8")
        }
        return text
    }

    private mutating func readEscape(into content: inout [UInt8]) throws(JSONError) {
        guard let byte = next else { throw error("a text has no end") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): content.append(0x0a)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0d)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0c)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "u"): content += String(try readUnicodeEscape()).utf8
        default: throw error("unknown escape '\\\(Character(UnicodeScalar(byte)))'")
        }
    }

    private mutating func readUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let first = try readFourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        // Characters beyond 0xFFFF are written as two halves.
        guard (0xd800..<0xdc00).contains(first), bytes[position...].starts(with: "\\u".utf8) else {
            throw error("half a character")
        }
        position += 2
        let second = try readFourDigits()
        guard (0xdc00..<0xe000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
        else { throw error("half a character") }
        return scalar
    }

    private mutating func readFourDigits() throws(JSONError) -> UInt32 {
        let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16) else {
            throw error("'\\u' needs four digits")
        }
        position += 4
        return value
    }
}
