/// The CSS properties of a flex container, a flex item, or both.
///
/// Lengths are points. The direction of text is not here but in ``LayoutTree/setRightToLeft(_:of:)``. Initial values are those of
/// CSS, except that boxes are flex containers and relatively positioned.
public struct BoxStyle: Hashable, Sendable {
    public enum Display: UInt8, Hashable, Sendable { case flex, none }
    public enum Position: UInt8, Hashable, Sendable { case relative, absolute, `static` }
    public enum BoxSizing: UInt8, Hashable, Sendable { case contentBox, borderBox }
    /// `hidden` stands for all values that make a scroll container.
    public enum Overflow: UInt8, Hashable, Sendable { case visible, hidden }
    public enum FlexDirection: UInt8, Hashable, Sendable { case row, rowReverse, column, columnReverse }
    public enum FlexWrap: UInt8, Hashable, Sendable { case nowrap, wrap, wrapReverse }

    public var display = Display.flex
    public var position = Position.relative
    public var boxSizing = BoxSizing.contentBox
    public var overflow = Overflow.visible

    public var flexDirection = FlexDirection.row
    public var flexWrap = FlexWrap.nowrap
    public var justifyContent = CSSAlignment.normal
    public var alignItems = CSSAlignment.normal
    public var alignSelf = CSSAlignment.auto
    public var alignContent = CSSAlignment.normal
    public var rowGap = CSSLength.zero
    public var columnGap = CSSLength.zero

    public var order: Int32 = 0
    public var flexGrow = 0.0
    public var flexShrink = 1.0
    public var flexBasis = CSSSize.auto

    public var width = CSSSize.auto
    public var height = CSSSize.auto
    public var minWidth = CSSSize.auto
    public var minHeight = CSSSize.auto
    public var maxWidth = CSSSize.auto
    public var maxHeight = CSSSize.auto
    /// Width by height of the box that ``boxSizing`` names.
    public var aspectRatio: Double?

    public var margin = CSSEdges(all: CSSLength.zero)
    public var padding = CSSEdges(all: CSSLength.zero)
    public var border = CSSEdges(all: 0.0)
    /// `left`, `top`, `right` and `bottom`.
    public var inset = CSSEdges(all: CSSLength.auto)

    public init() {}
}
