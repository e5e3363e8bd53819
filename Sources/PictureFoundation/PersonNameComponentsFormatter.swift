public import Foundation

/// Writes names of people and takes them apart; in the locale of the picture that is being made, where it has been given none.
open class PersonNameComponentsFormatter: Formatter {
    public enum Style: Int, Sendable {
        case `default`, short, medium, long, abbreviated

        fileprivate var format: PersonNameComponents.FormatStyle.Style {
            switch self {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale!

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let locale = locale ?? .ofPicture
        return PersonNameComponents.FormatStyle(style: style.format, locale: locale).format(name)
    }

    override open func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    /// Of words the first is the given name, the last the family's and those between are the middle name; a title before them is known.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(separator: " ").map(String.init)
        var name = PersonNameComponents()
        if words.count > 1, let title = words.first, Self.titles.contains(title) {
            name.namePrefix = title
            words.removeFirst()
        }
        guard let given = words.first else { return nil }
        name.givenName = given
        if words.count > 1 { name.familyName = words.last }
        if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return name
    }

    private static let titles: Set = ["Dr.", "Dr", "Mr.", "Mr", "Mrs.", "Mrs", "Ms.", "Ms", "Prof.", "Sir"]
}
