public import Foundation
public import Vitrine

/// What becomes of labels that would touch each other. Here those that would touch an earlier one are left out.
public struct AxisValueLabelCollisionResolution: Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static let truncate = AxisValueLabelCollisionResolution()

    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .automatic }
}

/// How a label is turned. Here all are horizontal.
public struct AxisValueLabelOrientation: Sendable {
    public static let automatic = AxisValueLabelOrientation()
    public static let horizontal = AxisValueLabelOrientation()
    public static let vertical = AxisValueLabelOrientation()
    public static let verticalReversed = AxisValueLabelOrientation()
}

/// A text, or another view, beside the chart at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let part: AxisMarkPart

    private init(
        _ content: AxisLabelContent, centered: Bool?, anchor: UnitPoint?, spacing: (x: CGFloat?, y: CGFloat?)
    ) {
        var part = AxisMarkPart(kind: .label(content), spacing: spacing)
        part.isCentered = centered
        part.anchor = anchor
        self.part = part
    }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())), centered: centered, anchor: anchor,
            spacing: (horizontalSpacing, verticalSpacing))
    }

    public func collect(into parts: inout AxisMarkParts) { parts.parts.append(part) }
}

extension AxisValueLabel where Content == Text {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic, centered: centered, anchor: anchor, spacing: (horizontalSpacing, verticalSpacing))
    }

    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .text { Format.FormatInput(plotted: $0).map(format.format) }, centered: centered, anchor: anchor,
            spacing: (horizontalSpacing, verticalSpacing))
    }

    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(titleKey))), centered: centered, anchor: anchor,
            spacing: (horizontalSpacing, verticalSpacing))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(title))), centered: centered, anchor: anchor,
            spacing: (horizontalSpacing, verticalSpacing))
    }
}
