public import OpenCombine
public import Vitrine

/// An object that belongs to a view and outlives the passes of one rendering.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: @preconcurrency DynamicProperty {
    /// Makes the object when it is first asked for.
    private final class Owner {
        private let make: () -> ObjectType
        private(set) lazy var object = make()

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
        }
    }

    @State private var owner: Owner
    @State private var observation = ObjectObservation()
    @State private var changes = 0

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self._owner = State(initialValue: Owner(make))
    }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { owner.object }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: owner.object)
    }

    @MainActor @preconcurrency
    public mutating func update() {
        let changes = $changes
        observation.observe(owner.object) { changes.wrappedValue += 1 }
    }
}
