/// One of the single views that a content comes to.
public nonisolated struct Subview: PrimitiveView, Identifiable {
    /// What tells one subview from the others.
    public struct ID: Hashable, Sendable {
        package let value: String
    }

    public let id: ID
    /// Where the renderer keeps what the view has come to.
    package let index: Int
    package let traits: Traits

    package init(id: String, index: Int, traits: Traits) {
        self.id = ID(value: id)
        self.index = index
        self.traits = traits
    }

    /// What `containerValue(_:_:)` has told the container.
    public var containerValues: ContainerValues { traits[ContainerValuesTrait.self] ?? ContainerValues() }

    package var primitive: Primitive { .subview(self) }
}

/// The single views that a content comes to, in order.
public nonisolated struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }

    package var primitive: Primitive {
        .list(subviews.map { Primitive.Element(id: $0.id.value, view: $0) })
    }
}

/// Makes a view of the single views of a content.
struct Arranged<Content: View>: PrimitiveView {
    let content: Content
    let arrange: ([Subview]) -> any View

    init(_ content: Content, arrange: @escaping ([Subview]) -> any View) {
        self.content = content
        self.arrange = arrange
    }

    var primitive: Primitive { .arranged(content, arrange) }
}

/// What views tell the containers around them.
public nonisolated struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names something that a view can tell the container around it.
public protocol ContainerValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

enum ContainerValuesTrait: TraitKey { typealias Value = ContainerValues }

extension View {
    public func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View {
        modified(
            by: .trait { traits in
                var values = traits[ContainerValuesTrait.self] ?? ContainerValues()
                values[keyPath: keyPath] = value
                traits[ContainerValuesTrait.self] = values
            })
    }
}
