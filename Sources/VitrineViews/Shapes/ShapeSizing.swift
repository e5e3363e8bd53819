import Foundation

/// How large the view of a shape is.
package nonisolated enum ShapeSizing {
    /// What is proposed, and 10 points where nothing is.
    case proposal
    /// The largest square in it.
    case square
    /// By a function of the shape's own.
    case custom

    private static let proposals = [
        ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 30, height: 20),
        ProposedViewSize(width: 20, height: 30), ProposedViewSize(width: 40, height: nil),
        ProposedViewSize(width: nil, height: 40),
    ]

    /// By what a shape answers to some proposals.
    package init(of shape: any Shape) {
        func answers(like other: some Shape) -> Bool {
            Self.proposals.allSatisfy { shape.sizeThatFits($0) == other.sizeThatFits($0) }
        }
        self = answers(like: Rectangle()) ? .proposal : answers(like: Circle()) ? .square : .custom
    }
}
