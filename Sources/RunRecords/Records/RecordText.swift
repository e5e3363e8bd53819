import SnapshotStore
import VitrineHashing
import VitrineJSONValues

/// The text of a run's record while it is read: it is just as ``RunRecord`` writes it, or it was damaged.
struct RecordText: ~Copyable {
    private var lines: FileLines
    private var line: FileLines.Line?
    private var hash = StreamingHash()

    init(_ file: FileReader) {
        lines = FileLines(file)
    }

    private func error(_ reason: String) -> DocumentError {
        DocumentError(description: "line \(max(1, lines.number)): \(reason)")
    }

    /// Reads a line; the one before it counts for the hash.
    private mutating func advance() throws -> String {
        if let line {
            line.bytes.withUnsafeBytes { hash.add($0) }
            withUnsafeBytes(of: UInt8(ascii: "\n")) { hash.add($0) }
        }
        line = try lines.next()
        guard let line else { throw error("the record ends too early; it was not written to its end") }
        return String(decoding: line.bytes, as: UTF8.self)
    }

    /// The members before a list.
    mutating func header(before list: String) throws -> Document {
        guard try advance() == "{" else { throw error("it is no record of a run") }
        var members: [String: JSONValue] = [:]
        while !Self.begins(list, try advance()) {
            for (key, value) in try member() {
                guard members.updateValue(value, forKey: key) == nil else {
                    throw error("'\(key)' stands twice")
                }
            }
        }
        return try Document(.record(members))
    }

    /// Reads a list whose first line is at hand, or is the next one, an item a line.
    mutating func list(_ key: String, _ read: (FileLines.Line) throws -> Void) throws {
        var text = line.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        if !Self.begins(key, text) { text = try advance() }
        guard Self.begins(key, text) else { throw error("'\(key)' is missing") }
        if text.hasSuffix("[],") { return }
        var place = 0
        while true {
            let text = try advance()
            if text == "  ]," { return }
            guard text.hasPrefix("    "), var item = line else { throw error("'\(key)' has no end") }
            let comma = text.hasSuffix(",") ? 1 : 0
            item.bytes = Array(item.bytes.dropFirst(4).dropLast(comma))
            item.range = (item.range.lowerBound + 4)..<(item.range.upperBound - comma)
            do {
                try read(item)
            } catch let failure as JSONError {
                throw error("\(key)[\(place)]: \(failure.reason)")
            } catch let failure as DocumentError {
                throw error("\(key)[\(place)]: \(failure.description)")
            }
            place += 1
        }
    }

    /// Reads the last lines, which hold the number of items and the hash of all before them.
    mutating func end(counting counts: [String: Int]) throws {
        _ = try advance()
        let recorded = try Document(.record(Document(.record(member())).record("counts")))
        for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
            let recordedCount = try recorded.integer(key)
            guard recordedCount == count else {
                throw error("'\(key)' has \(count) items, the record says \(recordedCount)")
            }
        }
        _ = try advance()
        let recordedHash = try Document(.record(member())).string("hash")
        guard recordedHash == hash.value.description else {
            throw DocumentError(description: "its text is not the one that was written: its hash is another")
        }
        guard try advance() == "}" else { throw error("'}' is missing") }
        guard try lines.next() == nil else { throw error("something follows the end of the record") }
    }

    /// The member on the line at hand.
    private func member() throws -> [String: JSONValue] {
        guard let line else { return [:] }
        let text = line.bytes.last == UInt8(ascii: ",") ? line.bytes.dropLast() : line.bytes[...]
        do {
            guard
                case .record(let members) = try JSONReader.read(
                    ([UInt8(ascii: "{")] + text + [UInt8(ascii: "}")])[...])
            else { return [:] }
            return members
        } catch {
            throw self.error(error.reason)
        }
    }

    private static func begins(_ list: String, _ line: String) -> Bool {
        line == "  \"\(list)\": [" || line == "  \"\(list)\": [],"
    }
}
