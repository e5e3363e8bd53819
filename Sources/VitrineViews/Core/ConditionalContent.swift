/// One of the two views of an `if` or a `switch`.
public nonisolated struct ConditionalContent<First: View, Second: View>: View {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch
}

extension ConditionalContent: PrimitiveView {
    package var primitive: Primitive {
        switch branch {
        case .first(let view): .list([Primitive.Element(view: view)])
        case .second(let view): .list([Primitive.Element(branch: 1, view: view)])
        }
    }
}
