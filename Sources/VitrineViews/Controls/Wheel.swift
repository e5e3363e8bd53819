import Foundation

/// Rows on a wheel that is seen from the side, the chosen one in the middle.
///
/// As `UIPickerView`: 216 pt high where there is room. How rows turn away, and how weak they become, is as remembered, not measured.
nonisolated struct Wheel: View {
    /// What stands on a wheel, so many rows below the chosen one.
    struct Row {
        let distance: Int
        let view: AnyView
    }

    static let height: CGFloat = 216
    static let rowHeight: CGFloat = 32
    /// Rows farther away lie on the wheel's back.
    static let reach = 4

    let rows: [Row]
    var alignment = HorizontalAlignment.center

    @MainActor var body: some View {
        ZStack(alignment: Alignment(horizontal: alignment, vertical: .center)) {
            ForEach(rows.indices, id: \.self) { index in row(rows[index]) }
        }
        .font(.system(size: 21))
        .lineLimit(1)
    }

    private func row(_ row: Row) -> some View {
        let radius = Self.height / 2
        let angle = Double(row.distance) * Double(Self.rowHeight / radius)
        let isChosen = row.distance == 0
        return row.view
            .frame(height: Self.rowHeight)
            .foregroundStyle(isChosen ? .primary : .secondary)
            .scaleEffect(x: 1, y: cos(angle))
            .opacity(isChosen ? 1 : cos(angle))
            .offset(y: radius * sin(angle))
    }
}

nonisolated extension View {
    /// Puts the band of the chosen rows behind wheels, and cuts them at their room.
    func wheels() -> some View {
        frame(
            maxWidth: .infinity, minHeight: Wheel.rowHeight, idealHeight: Wheel.height,
            maxHeight: Wheel.height
        )
        .background {
            RoundedRectangle(cornerRadius: 8).fill(Color.controlFill).frame(height: Wheel.rowHeight)
                .padding(.horizontal, 9)
        }
        .clipped()
    }
}
