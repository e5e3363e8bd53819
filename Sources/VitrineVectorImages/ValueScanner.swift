/// Why a value cannot be read, worded to follow the value in a sentence.
struct ValueError: Error, Equatable {
    var reason: String
    /// Whether SVG has such values, and only outlines do not.
    var isUnsupported = false
}

/// Takes numbers, flags and letters from an attribute's value, one after the other (SVG 2 §9.3.9).
struct ValueScanner {
    /// The largest number of icons; far from where calculating with coordinates would overflow.
    static let limit = 1e6

    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) {
        self.bytes = Array(text.utf8)
    }

    /// Where the scanner stands, counted in characters from 1, for messages.
    var place: String { "at character \(position + 1)" }

    /// Skips white space and then tells whether nothing is left.
    mutating func isAtEnd() -> Bool {
        skipSpace()
        return position == bytes.count
    }

    /// The next letter, if one follows; white space before it is skipped.
    mutating func letter() -> Character? {
        skipSpace()
        guard let byte = next, isLetter(byte) else { return nil }
        position += 1
        return Character(Unicode.Scalar(byte))
    }

    /// The next letters, such as the name of a function.
    mutating func word() -> String {
        var word = ""
        while let letter = letter() { word.append(letter) }
        return word
    }

    /// Takes a certain character if it follows.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard let byte = next, Unicode.Scalar(byte) == character else { return false }
        position += 1
        return true
    }

    /// The next number; white space and one comma before it are skipped.
    mutating func number() throws(ValueError) -> Double {
        skipSeparator()
        let start = position
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
        skipDigits()
        if next == UInt8(ascii: ".") {
            position += 1
            skipDigits()
        }
        skipExponent()
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            position = start
            throw ValueError(reason: "lacks a number \(place)")
        }
        guard abs(value) <= Self.limit else {
            throw ValueError(reason: "has a number beyond \(Int(Self.limit)) \(place)")
        }
        return value
    }

    /// The next 0 or 1, which need not be parted from what follows it.
    mutating func flag() throws(ValueError) -> Bool {
        skipSeparator()
        guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw ValueError(reason: "lacks a flag (0 or 1) \(place)")
        }
        position += 1
        return byte == UInt8(ascii: "1")
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    private mutating func skipSeparator() {
        skipSpace()
        if next == UInt8(ascii: ",") { position += 1 }
        skipSpace()
    }

    private mutating func skipDigits() {
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    }

    /// Skips `e-3`, but not the letters of a unit such as `em`.
    private mutating func skipExponent() {
        let start = position
        guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
        position += 1
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
        let digits = position
        skipDigits()
        if position == digits { position = start }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
