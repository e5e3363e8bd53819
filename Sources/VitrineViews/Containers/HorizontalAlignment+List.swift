import Foundation

extension HorizontalAlignment {
    /// Where a row's separator begins: at its first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension Alignment {
    /// Above rows and below them, where their lines begin, whatever their content has for a top and a bottom.
    static let listRowTop = Alignment(
        horizontal: .listRowSeparatorLeading, vertical: VerticalAlignment(ListRowTop.self))
    static let listRowBottom = Alignment(
        horizontal: .listRowSeparatorLeading, vertical: VerticalAlignment(ListRowBottom.self))
}

private enum ListRowTop: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowBottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
