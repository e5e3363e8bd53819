/// Why a document does not say what it should.
package struct DocumentError: Error, Equatable, CustomStringConvertible {
    package var description: String

    package init(description: String) {
        self.description = description
    }

    package static func missing(_ key: String) -> DocumentError {
        DocumentError(description: "'\(key)' is missing or of another kind")
    }
}

/// A JSON object whose members are asked for by name and kind.
package struct Document {
    private let members: [String: JSONValue]

    package init(_ value: JSONValue) throws(DocumentError) {
        guard case .record(let members) = value else {
            throw DocumentError(description: "it is not an object")
        }
        self.members = members
    }

    package func string(_ key: String) throws(DocumentError) -> String {
        guard case .string(let string) = members[key] else { throw .missing(key) }
        return string
    }

    package func number(_ key: String) throws(DocumentError) -> Double {
        guard case .number(let number) = members[key] else { throw .missing(key) }
        return number
    }

    package func integer(_ key: String) throws(DocumentError) -> Int {
        guard let integer = Int(exactly: try number(key)) else { throw .missing(key) }
        return integer
    }

    package func list(_ key: String) throws(DocumentError) -> [JSONValue] {
        guard case .list(let values) = members[key] else { throw .missing(key) }
        return values
    }

    package func record(_ key: String) throws(DocumentError) -> [String: JSONValue] {
        guard case .record(let members) = members[key] else { throw .missing(key) }
        return members
    }

    package func strings(_ key: String) throws(DocumentError) -> [String: String] {
        var strings: [String: String] = [:]
        for (name, value) in try record(key).sorted(by: { $0.key < $1.key }) {
            guard case .string(let string) = value else { throw .missing("\(key).\(name)") }
            strings[name] = string
        }
        return strings
    }

    /// Nothing where there is no such member.
    package func optionalString(_ key: String) throws(DocumentError) -> String? {
        members[key] == nil ? nil : try string(key)
    }

    /// Nothing where there is no such member.
    package func optionalNumber(_ key: String) throws(DocumentError) -> Double? {
        members[key] == nil ? nil : try number(key)
    }

    /// Nothing where there is no such member.
    package func optionalRecord(_ key: String) throws(DocumentError) -> [String: JSONValue]? {
        members[key] == nil ? nil : try record(key)
    }

    /// Nothing where there is no such member.
    package func optionalList(_ key: String) throws(DocumentError) -> [JSONValue] {
        members[key] == nil ? [] : try list(key)
    }

    /// Nothing where there is no such member.
    package func optionalStrings(_ key: String) throws(DocumentError) -> [String] {
        var strings: [String] = []
        for value in try optionalList(key) {
            guard case .string(let string) = value else { throw .missing(key) }
            strings.append(string)
        }
        return strings
    }

    /// False where there is no such member.
    package func optionalFlag(_ key: String) throws(DocumentError) -> Bool {
        switch members[key] {
        case nil: return false
        case .flag(let flag)?: return flag
        default: throw .missing(key)
        }
    }
}
