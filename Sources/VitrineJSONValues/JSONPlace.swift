/// A line and a column of a text, counted from 1.
package struct JSONPlace: Hashable, Sendable, CustomStringConvertible {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of a byte.
    init(of position: Int, in bytes: ArraySlice<UInt8>) {
        let before = bytes[..<position]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
        line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        column = String(decoding: bytes[start..<position], as: UTF8.self).count + 1
    }

    package var description: String { "\(line):\(column)" }
}

extension JSONReader {
    /// Where the value stands that keys and indices lead to, or else the last one on the way that there is.
    ///
    /// Values do not hold their places, which only errors print: this goes through the text again.
    package static func place(of path: [String], in bytes: ArraySlice<UInt8>) -> JSONPlace {
        var reader = JSONReader(bytes, null: .list([]))
        reader.skipSpace()
        var found = reader.position
        for step in path {
            // A text that cannot be read ends the search where it stands.
            guard (try? reader.enter(step)) == true else { break }
            found = reader.position
        }
        return JSONPlace(of: found, in: bytes)
    }

    /// Goes to a member of the object or list at the reader's place; false where there is none.
    private mutating func enter(_ step: String) throws(JSONError) -> Bool {
        if consume("{") {
            if consume("}") { return false }
            repeat {
                skipSpace()
                let key = try readString()
                guard consume(":") else { return false }
                skipSpace()
                if key == step { return true }
                _ = try readValue()
            } while consume(",")
        } else if consume("[") {
            var index = 0
            repeat {
                skipSpace()
                if String(index) == step { return next != UInt8(ascii: "]") }
                _ = try readValue()
                index += 1
            } while consume(",")
        }
        return false
    }
}
