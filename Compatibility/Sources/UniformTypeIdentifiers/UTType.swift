@_exported public import PictureFoundation

/// A kind of data, such as a picture or a text.
public struct UTType: Sendable {
    public let identifier: String
    /// The identifiers of the kinds that it is a kind of.
    private let parents: [String]
    private let extensions: [String]
    public let preferredMIMEType: String?
    public let isDynamic: Bool

    init(
        identifier: String, parents: [String], extensions: [String] = [], mimeType: String? = nil,
        isDynamic: Bool = false
    ) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.preferredMIMEType = mimeType
        self.isDynamic = isDynamic
    }

    /// A kind of the system's by its identifier.
    public init?(_ identifier: String) {
        guard let known = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
        self = known
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        self =
            Self.all.first { $0.extensions.contains(ending) && $0.conforms(to: supertype) }
            ?? UTType(
                identifier: "dyn.\(ending)", parents: [supertype.identifier], extensions: [ending],
                isDynamic: true)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard
            let known = Self.all.first(where: {
                $0.preferredMIMEType == mimeType && $0.conforms(to: supertype)
            })
        else { return nil }
        self = known
    }

    /// A kind that the app itself declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, parents: [(parentType ?? .data).identifier])
    }

    /// A kind that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, parents: [(parentType ?? .data).identifier])
    }

    /// What the kind is called elsewhere.
    public var tags: [UTTagClass: [String]] {
        [.filenameExtension: extensions, .mimeType: preferredMIMEType.map { [$0] } ?? []]
            .filter { !$0.value.isEmpty }
    }

    public var preferredFilenameExtension: String? { extensions.first }
    public var localizedDescription: String? { nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var isDeclared: Bool { !isDynamic }

    public func conforms(to type: UTType) -> Bool {
        self == type || parents.compactMap { UTType($0) }.contains { $0.conforms(to: type) }
    }

    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable, CustomStringConvertible {
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    public var description: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension URL {
    /// The path with a name that has the type's ending.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// The path with the type's ending, where it has another or none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.preferredFilenameExtension, pathExtension != ending else {
            return self
        }
        return appendingPathExtension(ending)
    }
}
