public import OpenCombine
public import Vitrine

/// An object that a view above has put into the environment; where none has, reading it is an error.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: @preconcurrency DynamicProperty {
    @Environment(\.observableObjects) private var objects
    private var observation = ObjectObservation()

    public init() {}

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = objects.object(of: ObjectType.self) else {
            preconditionFailure(
                "no \(ObjectType.self) has been put into the environment; use .environmentObject(_:)")
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor @preconcurrency
    public mutating func update() {
        observation.observe(objects.object(of: ObjectType.self))
    }
}

nonisolated extension View {
    /// Puts an object into the environment, where it is found by its type.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        transformEnvironment(\.observableObjects) { $0.insert(object) }
    }
}

/// The objects of an environment by their type.
struct ObservableObjects: Equatable {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    func object<Object: ObservableObject>(of type: Object.Type) -> Object? {
        objects[ObjectIdentifier(type)] as? Object
    }

    static func == (one: Self, other: Self) -> Bool {
        one.objects.count == other.objects.count && one.objects.allSatisfy { other.objects[$0] === $1 }
    }

    mutating func insert<Object: ObservableObject>(_ object: Object) {
        objects[ObjectIdentifier(Object.self)] = object
    }
}

extension EnvironmentValues {
    var observableObjects: ObservableObjects {
        get { self[ObservableObjectsKey.self] }
        set { self[ObservableObjectsKey.self] = newValue }
    }
}

private enum ObservableObjectsKey: EnvironmentKey {
    static var defaultValue: ObservableObjects { ObservableObjects() }
}
