import Foundation

/// Whether a row is one of the selected ones.
nonisolated struct SelectionMark: View {
    let isSelected: Bool

    @MainActor var body: some View {
        RowMark(
            symbol: isSelected ? "checkmark.circle.fill" : "circle",
            ink: isSelected ? .white : .systemGray3, backdrop: isSelected ? .tintColor : .systemGray3
        )
        .accessibilityHidden(true)
    }
}

/// Shows the button that deletes a row.
nonisolated struct DeletionMark: View {
    /// Whose buttons the row shows.
    @Binding var shownEdge: HorizontalEdge?

    @MainActor var body: some View {
        RowMark(symbol: "minus.circle.fill", ink: .white, backdrop: .red)
            .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { shownEdge = .trailing })
            .rowControl("Remove")
            .onDisappear { shownEdge = nil }
    }
}

/// Moves a row where it is dragged.
nonisolated struct MovementHandle: View {
    let movement: RowMovement
    /// The row's, by which places are counted.
    let height: CGFloat?

    @MainActor var body: some View {
        Image(systemName: "line.3.horizontal")
            .font(.system(size: RowMarkMetrics.handleSize))
            .foregroundStyle(Color.systemGray3)
            .frame(height: RowMarkMetrics.height)
            .interaction(.contentShape(Rectangle(), isEvenOdd: false))
            .gesture(
                DragGesture().onEnded { drag in
                    guard let height, height > 0 else { return }
                    movement.move(by: Int((drag.translation.height / height).rounded()))
                }
            )
            .rowControl("Reorder")
    }
}

private nonisolated struct RowMark: View {
    let symbol: String
    let ink: Color
    let backdrop: Color

    @MainActor var body: some View {
        Image(systemName: symbol)
            .font(.system(size: RowMarkMetrics.size))
            .symbolRenderingMode(.palette)
            .foregroundStyle(ink, backdrop)
            // The mark is no reason for a higher row.
            .frame(height: RowMarkMetrics.height)
    }
}

nonisolated extension View {
    /// A control of its own beside the content of a row.
    fileprivate func rowControl(_ label: LocalizedStringKey) -> some View {
        accessibilityElement(children: .ignore)
            .accessibilityLabel(label)
            .accessibilityAddTraits(.isButton)
    }
}

/// The look of rows that are selected or edited, in points; after design kits of iOS 18.
nonisolated enum RowMarkMetrics {
    static let selectedBackground = Color.systemGray4
    static let size: CGFloat = 22
    static let handleSize: CGFloat = 20
    static let height: CGFloat = 20
    static let gap: CGFloat = 12
}
