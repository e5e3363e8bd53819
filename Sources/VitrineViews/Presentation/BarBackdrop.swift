import Foundation

/// The background of a bar, up to the edge of the screen, with a line along its other edge.
nonisolated struct BarBackdrop: View {
    let appearance: BarAppearance
    /// The edge of the screen that the bar lies at.
    let edge: VerticalEdge
    /// Whether nothing is shown unless it is asked for, as below the large title of a screen that has not been scrolled.
    var isClear = false

    @MainActor var body: some View {
        if isShown {
            Rectangle()
                .fill(appearance.backdrop ?? AnyShapeStyle(Material.bar))
                .overlay(alignment: edge == .top ? .bottom : .top) {
                    Hairline().alignmentGuide(edge == .top ? .bottom : .top) {
                        $0[edge == .top ? .top : .bottom]
                    }
                }
                .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
        }
    }

    private var isShown: Bool {
        switch appearance.groundVisibility {
        case .automatic: !isClear
        case .visible: true
        case .hidden: false
        }
    }
}

/// A line of one pixel between parts of the system's surfaces, or between rows.
nonisolated struct Hairline: View {
    var color = Color.separator
    @Environment(\.pixelLength) private var pixelLength

    @MainActor var body: some View {
        Rectangle().fill(color).frame(height: pixelLength)
    }
}
