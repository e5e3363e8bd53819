import Foundation

/// The distances of lists, in points; measured in pictures that public projects recorded with iOS 18, but for the
/// headers of plain lists and the compact distance of sections.
nonisolated enum ListMetrics {
    private static let narrowWidth: CGFloat = 375

    /// From the edges of a window to the boxes of sections, and from the edges of boxes to their texts.
    static func margin(in windowWidth: CGFloat) -> CGFloat { windowWidth > narrowWidth ? 20 : 16 }

    static let radius: CGFloat = 10
    /// Above and below the content of a row.
    static let rowPadding: CGFloat = 11
    /// As what switches and steppers, which are higher, count in a row, which is thereby as high as one with a text.
    static let controlHeight: CGFloat = 22
    static let badgeGap: CGFloat = 8
    /// From the content of a row to the chevron that says that it leads further.
    static let chevronGap: CGFloat = 11
    /// From the check mark of an option to where texts end.
    static let checkMarkInset: CGFloat = 6.5
    /// Above a section without a header and below one without a footer; above the first section twice.
    static let sectionGap: CGFloat = 53 / 3
    static let compactSectionGap: CGFloat = 10

    static func headerInsets(_ margin: CGFloat) -> EdgeInsets {
        EdgeInsets(top: 17, leading: margin, bottom: 6, trailing: margin)
    }

    static func plainHeaderInsets(_ margin: CGFloat) -> EdgeInsets {
        EdgeInsets(top: 4, leading: margin, bottom: 4, trailing: margin)
    }

    static func footerInsets(_ margin: CGFloat) -> EdgeInsets {
        EdgeInsets(top: 6, leading: margin, bottom: 12, trailing: margin)
    }
}
