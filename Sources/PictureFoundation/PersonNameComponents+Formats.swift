public import Foundation

extension PersonNameComponents {
    /// The name in the picture's locale, as far as the style goes.
    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    /// How much of a name is written; in Chinese, Japanese, Korean and Hungarian the family's name stands first, in the first two
    /// and Korean without a space.
    public struct FormatStyle: Foundation.FormatStyle {
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, else the given name.
            case short
            /// Given and family name.
            case medium
            /// All parts.
            case long
            /// The initials of given and family name.
            case abbreviated
        }

        public var style: Style
        public var locale: Locale

        /// How much is written, in the locale of the picture that is being made.
        public init(style: Style = .medium) { self.init(style: style, locale: .ofPicture) }

        public init(style: Style = .medium, locale: Locale) {
            self.style = style
            self.locale = locale
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        public func format(_ value: PersonNameComponents) -> String {
            switch style {
            case .short: [value.nickname, value.givenName, value.familyName].compactMap(\.filled).first ?? ""
            case .medium: joined([value.givenName], value.familyName)
            case .long:
                [
                    value.namePrefix, joined([value.givenName, value.middleName], value.familyName),
                    value.nameSuffix,
                ]
                .compactMap(\.filled).joined(separator: " ")
            case .abbreviated:
                joined([value.givenName.initial], value.familyName.initial, separator: "")
            }
        }

        private func joined(_ given: [String?], _ family: String?, separator: String? = nil) -> String {
            let language = locale.language.languageCode?.identifier ?? "en"
            let given = given.compactMap(\.filled)
            let parts =
                ["zh", "ja", "ko", "hu"].contains(language)
                ? [family.filled] + given : given + [family.filled]
            let isTogether = ["zh", "ja", "ko"].contains(language)
            return parts.compactMap(\.self).joined(separator: separator ?? (isTogether ? "" : " "))
        }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        PersonNameComponents.FormatStyle(style: style)
    }
}

extension String? {
    /// A part of a name that is there.
    fileprivate var filled: String? { self?.isEmpty == false ? self : nil }

    fileprivate var initial: String? { self?.first.map { String($0).uppercased() } }
}
