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
    @State private var observation = ObjectObservation()
    @State private var changes = 0
    /// Another number for each change: the view is another value then, whether or not its body reads the object.
    private var seenChanges = 0

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
        let changes = $changes
        seenChanges = changes.wrappedValue
        observation.observe(object) { changes.wrappedValue += 1 }
    }
}

/// Listens to one object at a time.
@MainActor
final class ObjectObservation {
    private var object: AnyObject?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func observe<Object: ObservableObject>(_ object: Object?, changed: @escaping @MainActor () -> Void) {
        guard self.object !== object else { return }
        self.object = object
        subscription = object?.objectWillChange.sink { _ in MainActor.assumeIsolated(changed) }
    }
}
