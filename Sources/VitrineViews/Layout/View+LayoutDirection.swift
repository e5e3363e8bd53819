import Foundation

nonisolated extension View {
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        FlippedForDirection(content: self, isEnabled: enabled)
    }

    /// Without effect on pictures and tests.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
}

/// A view that is shown as in a mirror where reading goes from right to left.
private nonisolated struct FlippedForDirection<Content: View>: View {
    let content: Content
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    @MainActor var body: some View {
        if isEnabled && direction == .rightToLeft {
            content.scaleEffect(x: -1, y: 1)
        } else {
            content
        }
    }
}
