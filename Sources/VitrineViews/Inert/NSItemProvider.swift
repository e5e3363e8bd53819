public import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

/// What is dragged to another app; here nothing is.
public final class NSItemProvider: NSObject, @unchecked Sendable {
    public enum ErrorCode: Int, Error {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    public private(set) var registeredTypeIdentifiers: [String] = []
    public var suggestedName: String?

    override public init() {}

    public init(object: Any) {
        registeredTypeIdentifiers =
            (object as? any NSItemProviderWriting).map {
                Swift.type(of: $0).writableTypeIdentifiersForItemProvider
            }
            ?? []
    }

    public init(item: Any?, typeIdentifier: String?) {
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    public convenience init?(contentsOf url: URL) {
        self.init()
    }

    /// Nobody loads it.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registeredTypeIdentifiers.append(typeIdentifier)
    }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Nothing is dropped on a picture.
    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }

    @discardableResult
    public func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress { nothing(completionHandler) }

    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { nothing(completionHandler) }

    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress { nothing(completionHandler) }

    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: @escaping @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    ) {
        completionHandler(nil, ErrorCode.itemUnavailableError)
    }

    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil)
        async throws
        -> any NSSecureCoding
    {
        throw ErrorCode.itemUnavailableError
    }

    private func nothing<Value>(_ completionHandler: (Value?, (any Error)?) -> Void) -> Progress {
        completionHandler(nil, ErrorCode.itemUnavailableError)
        return Progress(totalUnitCount: 0)
    }
}
