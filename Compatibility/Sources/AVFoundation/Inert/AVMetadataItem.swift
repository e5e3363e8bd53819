// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

/// What a film or a song says of itself; none says anything here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var identifier: AVMetadataIdentifier? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var keySpace: AVMetadataKeySpace? { nil }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var dataType: String? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var numberValue: NSNumber? { nil }
    open var dateValue: Date? { nil }
    open var dataValue: Data? { nil }

    /// - Throws: always, as there is no value.
    open func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
        throw AVError(.fileFailedToParse)
    }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { item in
            (name == nil || item.commonKey?.rawValue == name)
                && (keySpace == nil || item.keySpace == keySpace)
        }
    }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], with locale: Locale
    ) -> [AVMetadataItem] { metadataItems.filter { $0.locale == locale } }
}

/// One that is being written.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var values = Values()

    private struct Values {
        var identifier: AVMetadataIdentifier?
        var keySpace: AVMetadataKeySpace?
        var key: (any NSCopying & NSObjectProtocol)?
        var extendedLanguageTag: String?
        var locale: Locale?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var dataType: String?
        var value: (any NSCopying & NSObjectProtocol)?
    }

    override public init() {}

    override open var identifier: AVMetadataIdentifier? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    override open var commonKey: AVMetadataKey? {
        values.identifier.flatMap { identifier in
            let parts = identifier.rawValue.split(separator: "/")
            return parts.first == "comn" ? parts.last.map { AVMetadataKey(rawValue: String($0)) } : nil
        }
    }
    override open var keySpace: AVMetadataKeySpace? {
        get { values.keySpace }
        set { values.keySpace = newValue }
    }
    override open var key: (any NSCopying & NSObjectProtocol)? {
        get { values.key }
        set { values.key = newValue }
    }
    override open var extendedLanguageTag: String? {
        get { values.extendedLanguageTag }
        set { values.extendedLanguageTag = newValue }
    }
    override open var locale: Locale? {
        get { values.locale }
        set { values.locale = newValue }
    }
    override open var time: CMTime {
        get { values.time }
        set { values.time = newValue }
    }
    override open var duration: CMTime {
        get { values.duration }
        set { values.duration = newValue }
    }
    override open var dataType: String? {
        get { values.dataType }
        set { values.dataType = newValue }
    }
    override open var value: (any NSCopying & NSObjectProtocol)? {
        get { values.value }
        set { values.value = newValue }
    }
    override open var stringValue: String? { (value as? NSString).map { $0 as String } }
    override open var numberValue: NSNumber? { value as? NSNumber }
    override open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    override open var dataValue: Data? { (value as? NSData).map { $0 as Data } }
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "comn/subject")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "comn/language")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "comn/make")
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "comn/model")
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "comn/software")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
}
