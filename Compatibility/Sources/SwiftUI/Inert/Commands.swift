public import Vitrine

/// Items of the menus of a keyboard or a desktop, which pictures do not have.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that have no commands inside.
public protocol InertCommands: Commands where Body == Never {}

extension InertCommands {
    public var body: Never { fatalError("nothing asks for the commands of an app") }
}

@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        GroupedCommands()
    }

    public static func buildOptional(_ commands: (any Commands)?) -> some Commands { GroupedCommands() }

    public static func buildEither(first: any Commands) -> GroupedCommands { GroupedCommands() }

    public static func buildEither(second: any Commands) -> GroupedCommands { GroupedCommands() }

    public static func buildLimitedAvailability(_ commands: any Commands) -> some Commands {
        GroupedCommands()
    }
}

/// Commands that nobody gives.
public struct GroupedCommands: InertCommands {}

public struct EmptyCommands: InertCommands {
    nonisolated public init() {}
}

public struct SidebarCommands: InertCommands {
    nonisolated public init() {}
}

public struct ToolbarCommands: InertCommands {
    nonisolated public init() {}
}

public struct TextEditingCommands: InertCommands {
    nonisolated public init() {}
}

public struct TextFormattingCommands: InertCommands {
    nonisolated public init() {}
}

public struct InspectorCommands: InertCommands {
    nonisolated public init() {}
}

public struct CommandMenu<Content: View>: InertCommands {
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View>: InertCommands {
    nonisolated public init(
        before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
    ) {}

    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    nonisolated public init(
        replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
    ) {}
}

public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
}
