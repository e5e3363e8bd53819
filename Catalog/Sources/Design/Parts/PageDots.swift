import Vitrine

/// Which of several pages is shown; far ends of many pages grow small.
public struct PageDots: View {
    private let count: Int
    private let shown: Int
    private static let limit = 7

    public init(count: Int, shown: Int) {
        self.count = count
        self.shown = shown
    }

    public var body: some View {
        HStack(spacing: Spacing.snug) {
            ForEach(places, id: \.self) { index in
                Circle()
                    .fill(index == shown ? .accent : .strongLine)
                    .frame(width: size(of: index), height: size(of: index))
            }
        }
        .frame(height: Extent.dot)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page \(shown + 1) of \(count)")
    }

    private var places: Range<Int> {
        if count <= Self.limit { return 0..<count }
        let first = min(max(shown - Self.limit / 2, 0), count - Self.limit)
        return first..<(first + Self.limit)
    }

    /// Smaller at an end beyond which there are more pages.
    private func size(of index: Int) -> CGFloat {
        let isCut =
            index == places.lowerBound && index > 0 || index == places.upperBound - 1 && index < count - 1
        return isCut ? Extent.dot * 0.6 : Extent.dot
    }
}
