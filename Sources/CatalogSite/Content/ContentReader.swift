import Foundation
import VitrineComposition
import VitrineJSONValues
import VitrineViews

/// Reads what a view was made with: what can be encoded as it is encoded, anything else by its stored properties.
///
/// Types of a catalogue's own have no other way to say what they hold than reflection. What would be another text in each run is
/// left out: addresses, functions, ids that are made anew.
struct ContentReader {
    /// How many values may still be read; a model that is connected with everything else is not read as a whole.
    private var left = 2000

    private static let deepest = 12
    /// The most bytes of one encoded value.
    private static let encodedLimit = 64_000

    /// What the view of a type was made with, which is this one or lies in its modifiers; nothing where there is none.
    static func content(of view: any View, named type: String) -> ContentValue? {
        guard let own = find(type, in: view) else { return nil }
        var reader = ContentReader()
        let content = reader.record(of: own)
        return content == .record([]) ? nil : content
    }

    /// The outermost view of a type.
    private static func find(_ type: String, in root: Any) -> Any? {
        var level = [root]
        for _ in 0..<deepest where !level.isEmpty {
            if let found = level.first(where: { name(of: $0) == type }) { return found }
            level = Array(level.lazy.flatMap { StableText.children(of: Mirror(reflecting: $0)) }.prefix(500))
        }
        return nil
    }

    /// The name of a value's type, without those that it is made for.
    private static func name(of value: Any) -> String {
        String(String(describing: Swift.type(of: value)).prefix { $0 != "<" })
    }

    private mutating func record(of value: Any, depth: Int = 0) -> ContentValue {
        let mirror = Mirror(reflecting: value)
        var members: [ContentValue.Member] = []
        for child in mirror.children {
            guard let label = child.label, !label.hasPrefix("_"), !label.hasPrefix("$"),
                let content = self.value(child.value, depth: depth + 1)
            else { continue }
            members.append(ContentValue.Member(name: label, value: content))
        }
        return .record(members)
    }

    /// Nothing for what says nothing: functions, views.
    private mutating func value(_ value: Any, depth: Int) -> ContentValue? {
        left -= 1
        if left < 0 || depth > Self.deepest { return .string("…") }
        if value is any View { return .string(Self.name(of: value)) }
        if let plain = Self.plain(value) { return plain }
        if let encoded = Self.encoded(value) { return encoded }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional?:
            guard let wrapped = mirror.children.first else { return .null }
            return self.value(wrapped.value, depth: depth)
        case .collection?:
            return .list(mirror.children.compactMap { self.value($0.value, depth: depth + 1) })
        case .set?, .dictionary?:
            let members = StableText.children(of: mirror).compactMap { self.value($0, depth: depth + 1) }
            // Ids that are made anew in each run have put them in another order.
            return .list(members.sorted { $0.text < $1.text })
        case .enum?: return enumeration(value, mirror, depth: depth)
        case .struct?, .class?, .tuple?:
            if mirror.children.isEmpty { return .string(Self.name(of: value)) }
            return record(of: value, depth: depth)
        default: return nil
        }
    }

    /// A case alone is its name.
    private mutating func enumeration(_ value: Any, _ mirror: Mirror, depth: Int) -> ContentValue? {
        guard let payload = mirror.children.first else { return .string(String(describing: value)) }
        guard let content = self.value(payload.value, depth: depth + 1) else { return nil }
        return .record([ContentValue.Member(name: payload.label ?? "", value: content)])
    }

    /// Words, numbers and flags, which most values are and encoders take long for.
    private static func plain(_ value: Any) -> ContentValue? {
        switch value {
        case let text as String: ContentValue.string(text).withoutIdentities
        case let flag as Bool: .flag(flag)
        case let number as Int: .number("\(number)")
        case let number as Double where number.isFinite: .number(JSONValue.text(of: number))
        default: nil
        }
    }

    /// As it is sent to an app; nothing for what cannot be.
    private static func encoded(_ value: Any) -> ContentValue? {
        var seen: Set<ObjectIdentifier> = []
        guard let value = value as? any Encodable, isOrdered(value, &seen) else { return nil }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        // A value that throws in encoding, or is too large, is read by its properties.
        guard let data = try? encoder.encode(value), data.count <= encodedLimit else { return nil }
        return (try? JSONDecoder().decode(ContentValue.self, from: data))?.withoutIdentities
    }

    /// Whether encoders write the same in each process: they write sets, and dictionaries whose keys are neither texts nor whole
    /// numbers, as lists in the order that those have in this one.
    private static func isOrdered(_ value: Any, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set?: return mirror.children.count < 2
        case .dictionary?:
            guard mirror.children.count < 2 || value is [String: Any] || value is [Int: Any] else {
                return false
            }
        case .class?:
            guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return true }
        default: break
        }
        return mirror.children.allSatisfy { isOrdered($0.value, &seen) }
    }
}

extension ContentValue {
    /// Without ids that may be made anew in each run.
    fileprivate var withoutIdentities: ContentValue {
        switch self {
        case .null, .flag, .number: self
        case .string(let text): UUID(uuidString: text) == nil ? self : .string("UUID")
        case .list(let values): .list(values.map(\.withoutIdentities))
        case .record(let members):
            .record(members.map { Member(name: $0.name, value: $0.value.withoutIdentities) })
        }
    }
}
