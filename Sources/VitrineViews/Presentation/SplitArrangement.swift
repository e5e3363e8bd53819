import Foundation

/// Which columns of a split view are shown where, as of iPadOS 18.
///
/// What is shown by default, and where, follows `UISplitViewController`; the widths follow design kits.
nonisolated struct SplitArrangement: Hashable {
    /// What becomes of the detail when other columns are shown.
    enum Detail: Hashable, Sendable {
        case automatic, besideColumns, belowColumns
    }

    /// The columns that are shown, of which the detail is the last.
    let shown: Range<Int>
    /// Whether the other columns lie over the detail.
    let isOverlaid: Bool
    /// In points.
    let widths: [CGFloat]

    /// - Parameters:
    ///   - size: in points, of all columns.
    ///   - widths: those that the columns ask for, in points; nothing for the usual one. The detail takes what is left.
    init(
        in size: CGSize, widths: [CGFloat?], visibility: NavigationSplitViewVisibility, detail: Detail
    ) {
        let isUpright = size.width <= size.height
        let last = widths.count - 1
        let first =
            switch visibility {
            case .all: 0
            case .doubleColumn: last - 1
            case .detailOnly: last
            default: detail == .besideColumns || detail == .automatic && !isUpright ? last - 1 : last
            }
        shown = first..<widths.count
        isOverlaid =
            first < last
            && (detail == .belowColumns || isUpright && (detail == .automatic || shown.count > 2))
        var free = size.width
        var columns = widths.dropLast().map { min($0 ?? Self.columnWidth, size.width) }
        if !isOverlaid { for place in shown.dropLast() { free -= columns[place] } }
        columns.append(max(0, free))
        self.widths = columns
    }

    /// From the leading edge to a column, in points.
    func origin(of place: Int) -> CGFloat {
        guard shown.contains(place), !isOverlaid || place < widths.count - 1 else { return 0 }
        return widths[shown.lowerBound..<place].reduce(0, +)
    }

    func liesOverDetail(_ place: Int) -> Bool { isOverlaid && place < widths.count - 1 }

    /// What the button in the first bar makes of it: one more column, or the first one hidden once all are shown.
    var visibilityAfterToggle: NavigationSplitViewVisibility {
        switch shown.lowerBound {
        case 0: widths.count > 2 ? .doubleColumn : .detailOnly
        case 1: .all
        default: .doubleColumn
        }
    }

    private static let columnWidth: CGFloat = 320
}

/// The width that a column asks for, in points.
enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        value = nextValue() ?? value
    }
}
