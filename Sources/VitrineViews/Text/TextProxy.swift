public import Foundation

/// The text that a renderer draws.
public nonisolated struct TextProxy {
    private let size: (ProposedViewSize) -> CGSize

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
