public import Vitrine

/// A part of an app with windows of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Scenes that have no scenes inside.
public protocol InertScene: Scene where Body == Never {}

extension InertScene {
    public var body: Never { fatalError("nothing asks for the scenes of an app") }
}

@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        GroupedScenes()
    }

    public static func buildOptional(_ scene: (any Scene)?) -> some Scene { GroupedScenes() }

    public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { GroupedScenes() }
}

/// Scenes that nobody shows.
private struct GroupedScenes: InertScene {}

/// The windows of an app.
public struct WindowGroup<Content: View>: InertScene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}

    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String = "", @ViewBuilder content: () -> Content
    ) {}

    nonisolated public init<Data: Codable & Hashable>(
        id: String = "", for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) {}
}

extension Scene {
    nonisolated public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }

    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene { self }

    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        self
    }

    nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        self
    }

    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene { self }

    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }

    @_disfavoredOverload
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some Scene { self }

    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}
