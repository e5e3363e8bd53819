import Foundation

extension DecodingError {
    /// What is wrong and where, in one sentence: `'modules[2].hero' has no 'title'`.
    package nonisolated var reason: String {
        switch self {
        case .typeMismatch(let type, let context): "\(Self.place(context)) is not a \(type)"
        case .valueNotFound(let type, let context): "\(Self.place(context)) is null instead of a \(type)"
        case .keyNotFound(let key, let context): "\(Self.place(context)) has no '\(key.stringValue)'"
        case .dataCorrupted(let context): "\(Self.place(context)) is damaged: \(Self.words(context))"
        @unknown default: "\(self)"
        }
    }

    private nonisolated static func place(_ context: Context) -> String {
        var path = ""
        for key in context.codingPath {
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return path.isEmpty ? "the file" : "'\(path)'"
    }

    /// What is damaged, with the line of a text that is no JSON.
    private nonisolated static func words(_ context: Context) -> String {
        let details = (context.underlyingError as? NSError)?.userInfo["NSDebugDescription"] as? String
        return details ?? context.debugDescription
    }
}
