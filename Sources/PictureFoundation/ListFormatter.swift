public import Foundation

/// Joins words as a language does, "a, b, and c"; in the locale of the picture that is being made, where it has been given none.
open class ListFormatter: Formatter {
    open var locale: Locale!
    /// Makes words of what is no text.
    open var itemFormatter: Formatter?

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().joined(strings)
    }

    open func string(from items: [Any]) -> String? {
        joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    override open func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }

    private func joined(_ strings: [String]) -> String {
        let locale = locale ?? .ofPicture
        return strings.formatted(.list(type: .and, width: .standard).locale(locale))
    }
}
