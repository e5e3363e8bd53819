public import OpenCombine
public import Vitrine

/// An object of the view that is in focus: none.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType? { nil }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { nil }
}

nonisolated extension View {
    /// Without effect: `@FocusedObject` reads no objects.
    public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View { self }

    /// Without effect: `@FocusedObject` reads no objects.
    public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View { self }
}
