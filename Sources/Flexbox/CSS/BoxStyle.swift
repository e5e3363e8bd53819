/// The CSS properties of a flex container, a flex item, or both.
///
/// Lengths are points. The direction of text is not here but in ``LayoutTree/setRightToLeft(_:of:)``. Initial values are those of
/// CSS, except that boxes are flex containers and relatively positioned.
public struct BoxStyle: Hashable, Sendable {
    /// `flex` makes a box; `none` takes the node and all below it out of its container's layout, with empty boxes.
    public enum Display: UInt8, Hashable, Sendable { case flex, none }
    /// `relative` boxes lie in the flow and move by their insets, `static` ones ignore insets and are no containing
    /// block for what lies in them, `absolute` ones lie outside of the flow, by their insets in the nearest ancestor
    /// that is not `static`.
    public enum Position: UInt8, Hashable, Sendable { case relative, absolute, `static` }
    /// Whether sizes and their bounds are those of the content alone, or include padding and border.
    public enum BoxSizing: UInt8, Hashable, Sendable { case contentBox, borderBox }
    /// `hidden` stands for all values that make a scroll container.
    public enum Overflow: UInt8, Hashable, Sendable { case visible, hidden }
    /// The main axis: along the text (`row`) or downwards (`column`), or against either.
    public enum FlexDirection: UInt8, Hashable, Sendable { case row, rowReverse, column, columnReverse }
    /// Whether items share one line or are broken into several; `wrapReverse` stacks lines from the other side.
    public enum FlexWrap: UInt8, Hashable, Sendable { case nowrap, wrap, wrapReverse }

    /// Whether the node takes part in its container's layout; `flex` by default.
    public var display = Display.flex
    /// The positioning scheme (CSS Positioned Layout §2); `relative` by default.
    public var position = Position.relative
    /// What ``width``, ``height``, their bounds, ``flexBasis`` and ``aspectRatio`` measure; `contentBox` by default.
    public var boxSizing = BoxSizing.contentBox
    /// `visible` by default. What is `hidden` has no automatic minimum size, and baselines that stay in the box.
    public var overflow = Overflow.visible

    /// The main axis of the container (Flexbox §5.1); `row` by default.
    public var flexDirection = FlexDirection.row
    /// Whether the container may break its items into lines (Flexbox §5.2); `nowrap` by default.
    public var flexWrap = FlexWrap.nowrap
    /// Where items lie along the main axis (Flexbox §8.2); `normal`, which is the default, acts as `flexStart`.
    public var justifyContent = CSSAlignment.normal
    /// Where items lie across the main axis in their line (Flexbox §8.3); `normal`, the default, acts as `stretch`.
    public var alignItems = CSSAlignment.normal
    /// The item's own `align-items`; `auto` by default, which is that of the container.
    public var alignSelf = CSSAlignment.auto
    /// Where the lines of a wrapping container lie across (Flexbox §8.4); `normal`, the default, acts as `stretch`.
    public var alignContent = CSSAlignment.normal
    /// Between lines of a row, between items of a column (CSS Align §8); 0 by default. Percentages are of the content
    /// box's height.
    public var rowGap = CSSLength.zero
    /// Between items of a row, between lines of a column (CSS Align §8); 0 by default. Percentages are of the content
    /// box's width.
    public var columnGap = CSSLength.zero

    /// The item's place among its siblings, lower ones first (Flexbox §5.4); 0 by default, equal ones stay in the
    /// tree's order.
    public var order: Int32 = 0
    /// The item's share of what its line has left over (Flexbox §7.2); 0 by default. Negative numbers and NaN count
    /// as 0.
    public var flexGrow = 0.0
    /// The item's share of what its line lacks, times its flex base size (Flexbox §7.3); 1 by default. Negative
    /// numbers count as 0, NaN as 1.
    public var flexShrink = 1.0
    /// The size along the main axis from which the item grows or shrinks (Flexbox §7.2.3); `auto`, the default, is
    /// that of ``width`` or ``height``.
    public var flexBasis = CSSSize.auto

    /// The preferred width of the box that ``boxSizing`` names; `auto` by default.
    public var width = CSSSize.auto
    /// The preferred height of the box that ``boxSizing`` names; `auto` by default.
    public var height = CSSSize.auto
    /// The least width; `auto`, the default, is an item's automatic minimum along the main axis (Flexbox §4.5), else
    /// 0.
    public var minWidth = CSSSize.auto
    /// The least height; `auto`, the default, is an item's automatic minimum along the main axis (Flexbox §4.5), else
    /// 0.
    public var minHeight = CSSSize.auto
    /// The most width; `auto`, the default, is none. A minimum that is larger wins.
    public var maxWidth = CSSSize.auto
    /// The most height; `auto`, the default, is none. A minimum that is larger wins.
    public var maxHeight = CSSSize.auto
    /// Width by height of the box that ``boxSizing`` names.
    public var aspectRatio: Double?

    /// Distances outside of the border, negative ones too; 0 by default. `auto` takes up free space (Flexbox §8.1);
    /// percentages are of the containing block's width on all four edges.
    public var margin = CSSEdges(all: CSSLength.zero)
    /// Distances between border and content; 0 by default. Negative ones count as 0, percentages are of the
    /// containing block's width on all four edges.
    public var padding = CSSEdges(all: CSSLength.zero)
    /// The thickness of the border in points; 0 by default. Negative ones count as 0.
    public var border = CSSEdges(all: 0.0)
    /// `left`, `top`, `right` and `bottom`.
    public var inset = CSSEdges(all: CSSLength.auto)

    /// The initial values: a flex container of one row.
    public init() {}
}
