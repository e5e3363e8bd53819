import CoreGraphics

/// What decides where the views of a tree are, but for the sizes of their contents: which views there are, in which stacks and under
/// which constraints.
struct LayoutShape: Equatable {
    private struct Stack: Equatable {
        var axis: NSLayoutConstraint.Axis
        var alignment: UIStackView.Alignment
        var distribution: UIStackView.Distribution
        var arranged: [ObjectIdentifier]
        var spacings: [CGFloat]
    }

    private struct Constraint: Equatable {
        var object: ObjectIdentifier
        var constant: CGFloat
        var priority: UILayoutPriority
    }

    private var views: [ObjectIdentifier] = []
    private var hidden: [Bool] = []
    private var constraints: [Constraint] = []
    private var stacks: [Stack] = []
    private var greatestWidths: [CGFloat] = []

    @MainActor
    init(of root: UIView) {
        add(root)
    }

    @MainActor
    private mutating func add(_ view: UIView) {
        views.append(ObjectIdentifier(view))
        hidden.append(view.isHidden)
        constraints += view.constraints.map {
            Constraint(object: ObjectIdentifier($0), constant: $0.constant, priority: $0.priority)
        }
        if let stack = view as? UIStackView {
            let arranged = stack.arrangedSubviews
            stacks.append(
                Stack(
                    axis: stack.axis, alignment: stack.alignment, distribution: stack.distribution,
                    arranged: arranged.map { ObjectIdentifier($0) }, spacings: arranged.map(stack.spacing)))
        }
        if let label = view as? UILabel { greatestWidths.append(label.preferredMaxLayoutWidth) }
        for subview in view.subviews where !subview.isPlacedByFrame { add(subview) }
    }
}
