import Foundation

/// What assistive technology is told about an element.
package nonisolated struct AccessibilityProperties: Sendable {
    package var label: [Text] = []
    package var value: Text?
    package var hint: Text?
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var isHidden: Bool?
    package var sortPriority: Double?
    package var children: AccessibilityChildBehavior?
    package var inputLabels: [Text] = []
    /// The names of the actions that can be done beside the usual one.
    package var actions: [Text] = []
    package var content: [CustomContent] = []
    package var headingLevel: AccessibilityHeadingLevel?
    package var activationPoint: UnitPoint?
    package var respondsToUserInteraction: Bool?

    /// A name with a value that is read out on demand.
    package struct CustomContent: Sendable {
        package var label: Text
        package var value: Text
    }

    package init() {}
}

/// What an element is and can do.
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits {
    /// The names of the traits, as they are spelled.
    package var names: [String] {
        let all: [(AccessibilityTraits, String)] = [
            (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"),
            (.isLink, "isLink"), (.isSearchField, "isSearchField"), (.isImage, "isImage"),
            (.playsSound, "playsSound"), (.isKeyboardKey, "isKeyboardKey"),
            (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
            (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
            (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
            (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

/// What becomes of the elements inside one.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
    package let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

public nonisolated enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

public nonisolated struct AccessibilityActionKind: Hashable, Sendable {
    let name: String?

    public init(named name: Text) {
        self.name = nil
    }

    private init(name: String) {
        self.name = name
    }

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

public nonisolated enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

/// A key of content that is read out on demand.
public nonisolated struct AccessibilityCustomContentKey: Sendable {
    let label: Text

    public init(_ label: Text, id: String) {
        self.label = label
    }

    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.label = Text(labelKey)
    }

    public init(_ labelKey: LocalizedStringKey) {
        self.label = Text(labelKey)
    }
}
