public import Foundation

/// Views in a CSS flex container, laid out as browsers do.
///
/// For what stacks cannot say: items that wrap, grow and shrink by factors, bases and percentages, or the distribution of free
/// space. It fills the width that it is proposed and is as high as its items, like `display: flex`; inside a `.fixedSize()`
/// it is as wide as they are.
///
/// ```swift
/// Flex(wrap: .wrap, align: .center, gap: 8) {
///     ForEach(tags, id: \.self) { Tag($0) }
///     TextField("Search", text: $query).flexItem(grow: 1, basis: 120)
/// }
/// ```
///
/// A `Spacer` in it grows. Texts in it are broken first and then shortened, as CSS does, and keep their exact widths. An item
/// that is stretched hands its box on through its padding and its backgrounds; a `.frame` in between aligns instead.
public struct Flex<Content: View>: PrimitiveView {
    private let layout: FlexLayout
    private let content: Content
    /// What the gaps are instead, once the environment is known.
    var token: String?

    /// Arranges views along the direction of reading or from top to bottom, in one line or in several.
    ///
    /// - Parameters:
    ///   - justify: how free space along the direction is shared out (`justify-content`).
    ///   - align: where items stand across the direction (`align-items`).
    ///   - alignContent: how free space across the direction is shared out among several lines.
    ///   - gap: the distance of items and lines in points; `rowGap` and `columnGap` override it.
    public init(
        _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap, justify: FlexDistribution = .start,
        align: FlexAlignment = .stretch, alignContent: FlexDistribution = .stretch, gap: CGFloat = 0,
        rowGap: CGFloat? = nil, columnGap: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.layout = FlexLayout(
            direction: direction, wrap: wrap, justify: justify, align: align, alignContent: alignContent,
            rowGap: Double(rowGap ?? gap), columnGap: Double(columnGap ?? gap))
        self.content = content()
    }

    private init(_ layout: FlexLayout, content: Content) {
        self.layout = layout
        self.content = content
    }

    package var primitive: Primitive {
        guard let token else {
            return .container(Container(name: "Flex", layout: .flex(layout)), content: content)
        }
        return .spaced(by: token, as: ["row gap", "column gap"]) { gap in
            var layout = layout
            (layout.rowGap, layout.columnGap) = (Double(gap), Double(gap))
            return Self(layout, content: content)
        }
    }
}
