package import Foundation

/// The screen that what is presented lies on.
package nonisolated struct PresentationScreen: Sendable {
    /// From edge to edge.
    package var size: CGSize
    /// How much the system covers along the edges.
    package var safeArea: EdgeInsets
    /// What a canvas leaves free around a component.
    package var margin: CGFloat
    /// Where the component stands in what is free.
    package var alignment: Alignment

    package init(
        size: CGSize, safeArea: EdgeInsets = EdgeInsets(), margin: CGFloat = 0, alignment: Alignment = .center
    ) {
        self.size = size
        self.safeArea = safeArea
        self.margin = margin
        self.alignment = alignment
    }

    /// From the edges of what is free to those of the screen.
    var outsets: EdgeInsets {
        EdgeInsets(
            top: safeArea.top + margin, leading: safeArea.leading + margin,
            bottom: safeArea.bottom + margin, trailing: safeArea.trailing + margin)
    }

    /// What a component is proposed.
    var room: CGSize {
        CGSize(
            width: max(0, size.width - outsets.leading - outsets.trailing),
            height: max(0, size.height - outsets.top - outsets.bottom))
    }
}
