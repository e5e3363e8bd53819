import Foundation

/// Gives a field of one line its height: whole points and one more than the line has, 22 pt in the body's font, as UIKit's fields are.
nonisolated struct FieldHeight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let text = subviews.first else { return .zero }
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height.rounded(.up) + 1)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: bounds.width, height: proposal.height))
    }
}
