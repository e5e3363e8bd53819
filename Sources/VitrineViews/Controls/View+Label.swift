public import Foundation

nonisolated extension View {
    /// Keeps a width free for the icons of labels, in points, in which they are centered.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }

    /// Sets how far the titles of labels are from their icons, in points.
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }
}
