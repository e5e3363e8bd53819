import Glibc

/// An index of the places where the types of a catalogue's sources are declared.
struct SourceIndex: Sendable {
    struct Place: Equatable, Sendable {
        /// From the catalogue's folder on.
        var path: String
        /// From 1 on.
        var line: Int
    }

    /// By the types' names; of several the one whose path comes first.
    private var places: [String: Place] = [:]

    /// - Parameter text: gives what a file says; nothing where it is no text.
    init(paths: [String], text: (_ path: String) throws -> String?) rethrows {
        for path in paths {
            guard var text = try text(path) else { continue }
            for (name, line) in text.withUTF8({ Self.declarations(in: $0) }) where places[name] == nil {
                places[name] = Place(path: path, line: line)
            }
        }
    }

    init() {}

    func place(of type: String) -> Place? { places[type] }

    /// The types whose declarations begin a line, beside attributes and modifiers.
    private static func declarations(
        in text: UnsafeBufferPointer<UInt8>
    ) -> [(name: String, line: Int)] {
        var found: [(name: String, line: Int)] = []
        var (start, line) = (0, 1)
        while start < text.count {
            let end = end(ofLineAt: start, in: text)
            if mayDeclare(text, from: start, to: end), let name = type(declaredIn: text[start..<end]) {
                found.append((name, line))
            }
            (start, line) = (end + 1, line + 1)
        }
        return found
    }

    private static func end(ofLineAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let begin = text.baseAddress,
            let newline = memchr(begin + start, Int32(UInt8(ascii: "\n")), text.count - start)
        else { return text.count }
        return UnsafeRawPointer(begin).distance(to: newline)
    }

    /// Whether a line begins as a declaration of a type does; most do not, and need not be taken apart.
    private static func mayDeclare(
        _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Bool {
        var place = start
        while place < end {
            let byte = text[place]
            if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { return beginnings.contains(byte) }
            place += 1
        }
        return false
    }

    private static func type(declaredIn line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let words = line.lazy.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        var isDeclared = false
        for word in words {
            if isDeclared {
                let name = word.prefix { isOfName($0) }
                return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
            }
            guard let first = word.first, first == UInt8(ascii: "@") || isOfName(first) else { return nil }
            if first == UInt8(ascii: "@") { continue }
            let text = String(decoding: word, as: UTF8.self)
            if kinds.contains(text) {
                isDeclared = true
            } else if !modifiers.contains(text) {
                return nil
            }
        }
        return nil
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "actor"]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect", "nonisolated",
    ]

    private static let beginnings = Set(kinds.union(modifiers).compactMap(\.utf8.first)).union("@".utf8)

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
