public import OpenCombine
public import Vitrine

/// An object that belongs to a view and outlives the passes of one rendering.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: @preconcurrency DynamicProperty {
    /// A state, since what makes the object counts once.
    @State private var make: () -> ObjectType
    @State private var object: ObjectType?
    private var observation = ObjectObservation()

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self._make = State(initialValue: make)
    }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { object ?? make() }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor @preconcurrency
    public mutating func update() {
        // Each rendering has an object of its own, whichever view value it shows.
        let object = object ?? make()
        if self.object == nil { self.object = object }
        observation.observe(object)
    }
}
