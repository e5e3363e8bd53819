public import Vitrine

/// Names what an app does for the system's search and assistant, which are not here to ask.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    public static func updateAppShortcutParameters() {}
}

/// The colour behind an app's shortcuts.
public enum ShortcutTileColor: Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red,
        tangerine
    case teal, yellow
}

/// An intent that can be asked for in words.
public struct AppShortcut: Sendable {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// Words that ask for an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}

        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, Value>) {}
    }

    public init(stringLiteral value: String) {}

    public init(stringInterpolation: StringInterpolation) {}
}

/// A part of a phrase that the system fills in.
public enum AppShortcutPhraseToken: Sendable {
    case applicationName
}

@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
        shortcuts.flatMap(\.self)
    }

    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }

    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
