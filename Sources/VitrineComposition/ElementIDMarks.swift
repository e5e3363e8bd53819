import VitrineViews

/// The marks of an id, and how names and identities that contain them are escaped.
///
/// Behind a backslash and between parentheses nothing is a mark. Parentheses of an identity that come in pairs need no
/// backslash, so that most identities stand in an id as they are.
struct ElementIDMarks {
    private var depth = 0
    private var isQuoted = false

    /// Looks at the next byte of an id; says whether it is one outside of identities.
    mutating func isMark(_ byte: UInt8) -> Bool {
        if isQuoted {
            isQuoted = false
            return false
        }
        let isOutside = depth == 0
        switch byte {
        case UInt8(ascii: "\\"):
            isQuoted = true
            return false
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth = max(0, depth - 1)
        default: break
        }
        return isOutside
    }

    /// Hands over the slashes and colons that are marks, with their places in UTF-8.
    ///
    /// - Parameter start: a place outside of identities where reading begins.
    static func forEach(in text: String, from start: Int = 0, do body: (Int, UInt8) -> Void) {
        var text = text
        text.withUTF8 { bytes in
            var marks = ElementIDMarks()
            for offset in start..<bytes.count
            where marks.isMark(bytes[offset]) && isPunctuation(bytes[offset]) {
                body(offset, bytes[offset])
            }
        }
    }

    static func isPunctuation(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
    }

    static func quotedIdentity(_ identity: String) -> String {
        quoted(identity, marks: identity.hasPairedParentheses ? "\\" : "\\()")
    }

    /// The text with a backslash before each of some marks, and its control characters in digits.
    static func quoted(_ text: String, marks: StaticString) -> String {
        let marks = UnsafeBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
        // All marks are before the small letters.
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= UInt8(ascii: "a") && byte != 0x7f || !isControl(byte) && !marks.contains(byte)
        }
        if isPlain { return text }
        var quoted: [UInt8] = []
        for byte in text.utf8 {
            if isControl(byte) {
                quoted += "\\u{\(String(byte, radix: 16))}".utf8
            } else {
                if marks.contains(byte) { quoted.append(UInt8(ascii: "\\")) }
                quoted.append(byte)
            }
        }
        return String(decoding: quoted, as: UTF8.self)
    }

    static func unquoted(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let quoted = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            if quoted == UInt8(ascii: "u"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
                let code = UInt8(String(decoding: rest[..<end].dropFirst(), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest[(end + 1)...]
            } else {
                bytes.append(quoted)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7f }

    /// How long an identity may be in UTF-8; of longer ones an id has the beginning and a hash.
    private static let identityLimit = 1000

    /// An identity that is not too long for an id.
    static func shortened(_ identity: String) -> String {
        guard identity.utf8.count > identityLimit else { return identity }
        return "\(identity.prefix(40))…\(String(UInt64(0).identity(ofPart: identity), radix: 16))"
    }
}

extension String {
    fileprivate var hasPairedParentheses: Bool {
        var depth = 0
        for byte in utf8 {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
