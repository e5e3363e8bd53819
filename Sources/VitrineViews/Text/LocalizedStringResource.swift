public import Foundation

/// A text to be looked up later, with where it is looked up.
public nonisolated struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// Where a table of strings is.
    public enum BundleDescription: Equatable, Sendable {
        /// The catalogue's own tables, below its content.
        case main
        /// The tables in the folder of a bundle.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    let text: LocalizedStringKey
    /// Nothing for the picture's own.
    let locale: Locale?

    /// The key under which the text is looked up.
    public var key: String { text.key }

    private init(_ text: LocalizedStringKey, table: StringTableName, locale: Locale?) {
        var text = text
        text.table = table
        self.text = text
        self.locale = locale
    }

    /// A text whose key is also its default value; `locale` is the picture's unless it is given.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, table: StringTableName(table, in: bundle.bundle), locale: locale)
    }

    /// A text with a key of its own, shown as the default value where no table has the key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            defaultValue.key.renamed("\(key)"), table: StringTableName(table, in: bundle.bundle),
            locale: locale)
    }

    /// A text whose table lies in a bundle.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, table: StringTableName(table, in: bundle), locale: locale)
    }

    /// A text of the table `Localizable`, whose key is also its default value.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringKey(value), table: StringTableName(), locale: nil)
    }

    /// A text of the table `Localizable`, with values in the places of `%@`, `%lld` and `%lf` in its key.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(
            LocalizedStringKey(stringInterpolation: stringInterpolation), table: StringTableName(),
            locale: nil)
    }
}

extension String {
    /// A text to be looked up, with the values that stand in it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: LocalizedStringKey

        /// A text without values, which is its own key.
        public init(_ value: String) {
            self.key = LocalizedStringKey(value)
        }

        /// A text without values, which is its own key.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// A text with values, whose places in the key are `%@`, `%lld` or `%lf`.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            self.key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The text of a key in the language of the picture that is being made.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(key.key, table: StringTableName(table, in: bundle), locale: locale)
    }

    /// The text of a key in the language of the picture that is being made; the default value where no table has the
    /// key.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            defaultValue.key.renamed("\(key)"), table: StringTableName(table, in: bundle), locale: locale)
    }

    /// The text of a resource, in its locale or else in the language of the picture that is being made.
    public init(localized resource: LocalizedStringResource) {
        self.init(resource.text, table: resource.text.table, locale: resource.locale)
    }

    private init(_ key: LocalizedStringKey, table: StringTableName, locale: Locale?) {
        var key = key
        key.table = table
        self = key.text(locale: Resources.locale(for: locale))
    }
}

extension LocalizedStringKey {
    /// The same text under another key.
    fileprivate func renamed(_ name: String) -> LocalizedStringKey {
        var renamed = LocalizedStringKey(key: name, arguments: arguments, texts: texts)
        renamed.defaultFormat = key
        return renamed
    }

    /// The text of a resource.
    public init(_ resource: LocalizedStringResource) {
        self = resource.text
    }
}

extension Text {
    /// A text that is looked up where the resource says.
    public init(_ resource: LocalizedStringResource) {
        self.init(pieces: [Piece(content: .localized(resource.text))])
    }
}
