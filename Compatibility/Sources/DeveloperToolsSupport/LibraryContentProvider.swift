/// Views and modifiers for Xcode's library, which is not shown here.
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any

    @LibraryContentBuilder var views: [LibraryItem] { get }

    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }

    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of Xcode's library.
public struct LibraryItem {
    public struct Category: Hashable, Sendable {
        private let name: String

        public static let effect = Category(name: "effect")
        public static let layout = Category(name: "layout")
        public static let control = Category(name: "control")
        public static let other = Category(name: "other")
    }

    public init<Snippet>(
        _ snippet: @autoclosure () -> Snippet, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

@resultBuilder
public enum LibraryContentBuilder {
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
