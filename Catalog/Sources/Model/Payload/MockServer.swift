import Foundation
import Vitrine

/// The payloads of the catalogue's content, as a server sends them to a reader of the picture's language.
enum MockServer {
    static func payload<Value: Decodable>(_ path: String) throws -> Value {
        try Resources.content(path, as: Translated<Value>.self).value
    }
}

/// What a payload holds when its texts have been translated.
private struct Translated<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        let json = try JSONEncoder().encode(TranslatedJSON(from: decoder))
        value = try JSONDecoder().decode(Value.self, from: json)
    }
}

/// JSON whose texts are those of the catalogue's strings; a text is what stands under one of the names for texts.
///
/// What a value is not is tried before what it is, so that a failure says nothing.
private enum TranslatedJSON: Codable {
    case object([String: TranslatedJSON])
    case array([TranslatedJSON])
    case text(String)
    case number(Double)
    case boolean(Bool)
    case null

    private static let names: Set = [
        "button", "caption", "choice", "emptyMessage", "message", "note", "place", "prompt", "query",
        "subtitle", "tags",
        "teaser", "text", "time", "title", "titles", "topic", "validity",
    ]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            let name = decoder.codingPath.last { $0.intValue == nil }?.stringValue ?? ""
            self = .text(Self.names.contains(name) ? String(localized: .init(text)) : text)
        } else if let members = try? container.decode([String: TranslatedJSON].self) {
            self = .object(members)
        } else if let elements = try? container.decode([TranslatedJSON].self) {
            self = .array(elements)
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let members): try container.encode(members)
        case .array(let elements): try container.encode(elements)
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .boolean(let boolean): try container.encode(boolean)
        case .null: try container.encodeNil()
        }
    }
}
