/// What a binding reads and writes: bindings to the same are the same, whichever closures they have.
nonisolated enum BindingSource: Equatable {
    /// A state, or an object as a whole.
    case object(AnyObject)
    indirect case part(BindingSource, AnyKeyPath)

    /// What only the closures of a binding know: that and its copies are the same.
    static var itself: BindingSource { .object(Closures()) }

    private final class Closures {}

    static func == (one: BindingSource, other: BindingSource) -> Bool {
        switch (one, other) {
        case (.object(let one), .object(let other)): one === other
        case (.part(let one, let path), .part(let other, let otherPath)): path == otherPath && one == other
        default: false
        }
    }
}
