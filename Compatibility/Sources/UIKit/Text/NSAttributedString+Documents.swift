public import Foundation

extension NSAttributedString {
    /// The format of a document that a text is read from or written to.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// Reads plain text; other documents are an error.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        guard type == .plain, let text = String(data: data, encoding: .utf8) else {
            throw TextDocumentError.unknownFormat(type.rawValue)
        }
        let attributes = options[.defaultAttributes] as? [Key: Any]
        self.init(string: text, attributes: attributes)
    }

    /// Writes plain text; other documents are an error.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? .plain
        guard type == .plain else { throw TextDocumentError.unknownFormat(type.rawValue) }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}

extension NSMutableAttributedString {
    /// Nothing: attributes are kept as they have been set.
    public func fixAttributes(in range: NSRange) {}
}

private enum TextDocumentError: Error, CustomStringConvertible {
    case unknownFormat(String)

    var description: String {
        switch self {
        case .unknownFormat(let format):
            "cannot read or write a text as '\(format)': only plain text in UTF-8 is known on Linux"
        }
    }
}
