import Foundation

/// Why a payload cannot be shown: where in it something is wrong, and what.
public struct PayloadError: Error, Equatable {
    public enum Reason: Equatable, Sendable {
        case missing
        case wrongType(expected: String)
        case damaged(String)
    }

    /// The place in the JSON, such as `modules[2].listing.price`; empty for the whole of it.
    public let path: String
    public let reason: Reason
}

extension PayloadError {
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(path: Self.path(context.codingPath + [key]), reason: .missing)
        case .valueNotFound(_, let context):
            self.init(path: Self.path(context.codingPath), reason: .missing)
        case .typeMismatch(let type, let context):
            self.init(path: Self.path(context.codingPath), reason: .wrongType(expected: "\(type)"))
        case .dataCorrupted(let context):
            self.init(path: Self.path(context.codingPath), reason: .damaged(context.debugDescription))
        @unknown default:
            self.init(path: "", reason: .damaged("\(error)"))
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        var path = ""
        for key in keys {
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return path
    }
}

extension PayloadError: CustomStringConvertible {
    public var description: String {
        let place = path.isEmpty ? "the payload" : "'\(path)'"
        return switch reason {
        case .missing: "\(place) is missing"
        case .wrongType(let expected): "\(place) is not of the type \(expected)"
        case .damaged(let words): "\(place) cannot be read: \(words)"
        }
    }
}

extension JSONDecoder {
    /// Decodes what a server has sent; what is wrong with it is a ``PayloadError``.
    static func payload<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw PayloadError(error)
        }
    }
}
