public import OpenCombine
public import Vitrine

/// An object that another view or object owns; its changes before the picture are in the picture.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: @preconcurrency DynamicProperty {
    /// Bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    private var object: ObjectType
    private var observation = ObjectObservation()

    public init(wrappedValue: ObjectType) {
        self.object = wrappedValue
    }

    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: object) }

    @MainActor @preconcurrency
    public mutating func update() {
        observation.observe(object)
    }
}
