// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation
public import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something of an app that would be found on the device; nobody searches.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date!
    open var isUpdate = false

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// What is said of something that would be found: kept, and not shown.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public let contentTypeIdentifier: String
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var path: String?
    open var contentURL: URL?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var relatedUniqueIdentifier: String?
    open var weakRelatedUniqueIdentifier: String?
    open var metadataModificationDate: Date?
    open var contentType: String?
    open var contentTypeTree: [String]?
    open var keywords: [String]?
    open var version: String?
    open var userCreated: NSNumber?
    open var userOwned: NSNumber?
    open var userCurated: NSNumber?
    open var rankingHint: NSNumber?
    open var domainIdentifier: String?
    open var identifier: String?
    open var contentDescription: String?
    open var textContent: String?
    open var htmlContentData: Data?
    open var authorNames: [String]?
    open var authorEmailAddresses: [String]?
    open var subject: String?
    open var theme: String?
    open var kind: String?
    open var creator: String?
    open var comment: String?
    open var rating: NSNumber?
    open var ratingDescription: String?
    open var languages: [String]?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var downloadedDate: Date?
    open var lastUsedDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var completionDate: Date?
    open var duration: NSNumber?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var namedLocation: String?
    open var city: String?
    open var country: String?
    open var stateOrProvince: String?
    open var postalCode: String?
    open var fullyFormattedAddress: String?
    open var album: String?
    open var artist: String?
    open var composer: String?
    open var genre: String?
    open var url: URL?

    public init(contentType: UTType) {
        contentTypeIdentifier = contentType.identifier
    }

    public init(itemContentType type: String) {
        contentTypeIdentifier = type
    }
}

public enum CSIndexErrorCode: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
}

/// Why nothing can be found; here that there is no index.
public struct CSIndexError: Error, Hashable, Sendable {
    public typealias Code = CSIndexErrorCode

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static let errorDomain = "CSIndexErrorDomain"
}

/// What a device finds; nothing is kept, and everything is answered with an error.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    public let name: String?
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    public init(name: String) {
        self.name = name
    }

    override init() {
        name = nil
    }

    /// One that keeps nothing, as good as any other.
    open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }

    open class func isIndexingAvailable() -> Bool { false }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }

    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }

    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }

    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }

    open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }

    open func beginBatch() {}

    open func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }
}

/// None of its methods is ever called.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
