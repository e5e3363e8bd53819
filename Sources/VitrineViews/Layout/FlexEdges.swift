/// A length for each edge.
package nonisolated struct FlexEdges: Hashable, Sendable {
    package var top: FlexLength
    package var leading: FlexLength
    package var bottom: FlexLength
    package var trailing: FlexLength

    package init(top: FlexLength, leading: FlexLength, bottom: FlexLength, trailing: FlexLength) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(all length: FlexLength) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }

    package subscript(edge: Edge) -> FlexLength {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}
