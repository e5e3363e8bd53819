public import Foundation
public import Vitrine

// Nobody touches the chart of a picture, and its bindings keep what they hold.
nonisolated extension View {
    public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    public func chartXSelection<Value: Plottable & Comparable>(
        range: Binding<ClosedRange<Value>?>
    ) -> some View { self }
    public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    public func chartYSelection<Value: Plottable & Comparable>(
        range: Binding<ClosedRange<Value>?>
    ) -> some View { self }
    public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View {
        self
    }
    public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View { self }
}

/// Where scrolling a chart ends.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
    public static var paging: ValueAlignedChartScrollTargetBehavior { Self() }

    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil
    ) -> ValueAlignedChartScrollTargetBehavior { Self() }

    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
    ) -> ValueAlignedChartScrollTargetBehavior { Self() }
}

/// Where scrolling a chart by much ends.
public struct MajorValueAlignment<Value: Plottable> {
    public static var page: MajorValueAlignment { Self() }

    public static func unit(_ unit: Value) -> MajorValueAlignment { Self() }

    public static func matching(_ components: DateComponents) -> MajorValueAlignment { Self() }
}
