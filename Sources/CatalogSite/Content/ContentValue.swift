import Foundation
import VitrineComposition
import VitrineJSONValues

/// The values that a view was made with, as JSON.
indirect enum ContentValue: Equatable, Sendable {
    case null
    case flag(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case list([ContentValue])
    case record([Member])

    struct Member: Equatable, Sendable {
        var name: String
        var value: ContentValue
    }

    private var isNested: Bool {
        switch self {
        case .null, .flag, .number, .string: false
        case .list, .record: true
        }
    }

    /// As a file would have it, a member a line; lists of numbers and words in one.
    var text: String { text(indent: 0) }

    private func text(indent: Int) -> String {
        switch self {
        case .null: return "null"
        case .flag(let flag): return flag ? "true" : "false"
        case .number(let digits): return digits
        case .string(let string): return JSONWriter.quoted(string)
        case .list(let values):
            if values.isEmpty { return "[]" }
            if !values.contains(where: \.isNested) {
                let line = "[\(values.map(\.text).joined(separator: ", "))]"
                if line.count <= 80 { return line }
            }
            return Self.lines(values.map { $0.text(indent: indent + 1) }, between: "[", "]", indent: indent)
        case .record(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { member in
                "\(JSONWriter.quoted(member.name)): \(member.value.text(indent: indent + 1))"
            }
            return Self.lines(lines, between: "{", "}", indent: indent)
        }
    }

    private static func lines(_ lines: [String], between start: String, _ end: String, indent: Int) -> String
    {
        let space = String(repeating: "  ", count: indent)
        return "\(start)\n" + lines.map { "\(space)  \($0)" }.joined(separator: ",\n") + "\n\(space)\(end)"
    }

    /// For files of ours, which leave out what is null.
    var json: JSONValue? {
        switch self {
        case .null: nil
        case .flag(let flag): .flag(flag)
        case .number(let digits): Double(digits).map { .number($0) }
        case .string(let string): .string(string)
        case .list(let values): .list(values.compactMap(\.json))
        case .record(let members):
            .record(
                Dictionary(members.compactMap { member in member.value.json.map { (member.name, $0) } }) {
                    first, _ in first
                })
        }
    }
}

/// Reads what an encoder has written; the members of records are sorted, since that has no order.
extension ContentValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // One of these fits; that the others do not is how that is found out.
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int64.self) {
            self = .number("\(number)")
        } else if let number = try? container.decode(Double.self) {
            self = .number(JSONValue.text(of: number))
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let values = try? container.decode([ContentValue].self) {
            self = .list(values)
        } else {
            let members = try container.decode([String: ContentValue].self)
            self = .record(members.sorted { $0.key < $1.key }.map { Member(name: $0.key, value: $0.value) })
        }
    }
}
