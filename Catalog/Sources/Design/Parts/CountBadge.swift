import Vitrine

/// How many things are new; nothing for none.
public struct CountBadge: View {
    private let count: Int

    public init(_ count: Int) {
        self.count = count
    }

    public var body: some View {
        if count > 0 {
            Text(count > 99 ? "\(99)+" : "\(count)")
                .font(.countBadge)
                .monospacedDigit()
                .foregroundStyle(.white)
                .padding(.horizontal, Spacing.tight)
                .frame(minWidth: Extent.countBadge, minHeight: Extent.countBadge)
                .background(.alert, in: Capsule())
                .fixedSize()
                .dynamicTypeSize(...DynamicTypeSize.large)
        }
    }
}
