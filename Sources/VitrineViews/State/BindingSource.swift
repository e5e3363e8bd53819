/// What a binding reads and writes, where that can be told: bindings to the same are the same, whichever closures they have.
nonisolated enum BindingSource: Equatable {
    /// A state, or an object as a whole.
    case object(AnyObject)
    indirect case part(BindingSource, AnyKeyPath)
    case presentationMode(isPresented: Bool)

    static func == (one: BindingSource, other: BindingSource) -> Bool {
        switch (one, other) {
        case (.object(let one), .object(let other)): one === other
        case (.part(let one, let path), .part(let other, let otherPath)): path == otherPath && one == other
        case (.presentationMode(let one), .presentationMode(let other)): one == other
        default: false
        }
    }
}
