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

    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some Scene { self }

    nonisolated public func backgroundTask<Request: Sendable, Response: Sendable>(
        _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene { self }

    nonisolated public func commandsRemoved() -> some Scene { self }

    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }

    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

    nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

    nonisolated public func documentBrowserContextMenu(
        @ViewBuilder _ menu: @escaping ([URL]?) -> some View
    ) -> some Scene { self }
}
