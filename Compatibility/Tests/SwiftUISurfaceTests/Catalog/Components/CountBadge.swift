import SwiftUI

/// Shows how many things are new, on the corner of another view.
public struct CountBadge: View {
    let count: Int
    @ScaledMetric private var minimumSide: CGFloat = 18

    public var body: some View {
        if count > 0 {
            Text(count > 99 ? "99+" : "\(count)")
                .font(.caption2.bold().monospacedDigit())
                .foregroundColor(.white)
                .padding(.horizontal, 5)
                .frame(minWidth: minimumSide, minHeight: minimumSide)
                .background(Color.red, in: Capsule())
                .fixedSize()
        }
    }
}

extension View {
    /// Puts the number of new things on the view's corner.
    public func countBadge(_ count: Int) -> some View {
        overlay(alignment: .topTrailing) {
            CountBadge(count: count)
                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    HStack(spacing: 32) {
        ForEach([0, 3, 42, 128], id: \.self) { count in
            Image(systemName: "bell")
                .font(.title2)
                .countBadge(count)
        }
    }
    .padding(12)
}
