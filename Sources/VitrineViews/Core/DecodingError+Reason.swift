package import Foundation
package import VitrineJSONValues

extension DecodingError {
    /// What is wrong with JSON and where, in one sentence, `'modules[2].hero' has no 'title'`, with its place in the text.
    package nonisolated func fault(in json: Data) -> (reason: String, place: JSONPlace?) {
        let bytes = JSONReader.withoutMark(Array(json)[...])
        let context = context
        if context?.codingPath.isEmpty == true, case .dataCorrupted = self {
            do {
                _ = try JSONReader.read(bytes, null: .list([]))
            } catch {
                return ("the file is not JSON: \(error.reason)", error.place)
            }
        }
        let path = (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }
        return (reason, JSONReader.place(of: path, in: bytes))
    }

    private nonisolated var reason: String {
        switch self {
        case .typeMismatch(let type, let context): "\(Self.name(context)) is not a \(type)"
        case .valueNotFound(let type, let context): "\(Self.name(context)) is null instead of a \(type)"
        case .keyNotFound(let key, let context): "\(Self.name(context)) has no '\(key.stringValue)'"
        case .dataCorrupted(let context): "\(Self.name(context)) is damaged: \(context.debugDescription)"
        @unknown default: "\(self)"
        }
    }

    private nonisolated var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }

    private nonisolated static func name(_ context: Context) -> String {
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
}
