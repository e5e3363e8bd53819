import Foundation

/// A number between two others.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private var minimumValueLabel: (any View)?
    private var maximumValueLabel: (any View)?

    init(fraction: Double, label: Label, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        StyledView(
            GaugeStyleConfiguration(
                value: fraction, label: StylePart(label),
                currentValueLabel: currentValueLabel.map { StylePart($0) },
                minimumValueLabel: minimumValueLabel.map { StylePart($0) },
                maximumValueLabel: maximumValueLabel.map { StylePart($0) }),
            default: StyleBox(style: DefaultGaugeStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel())
    }

    public init<V: BinaryFloatingPoint, BoundsLabel: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0 else { return 0 }
        return Double(min(max((value - bounds.lowerBound) / length, 0), 1))
    }
}

public struct GaugeStyleConfiguration {
    public typealias Label = StylePart<LabelPart<GaugeStyleConfiguration>>
    public typealias CurrentValueLabel = StylePart<ValuePart<GaugeStyleConfiguration>>
    public typealias MinimumValueLabel = StylePart<MarkPart<GaugeStyleConfiguration>>
    public typealias MaximumValueLabel = StylePart<MarkPart<GaugeStyleConfiguration>>

    /// From 0 to 1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar below the label.
public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                ProgressView(value: configuration.value).progressViewStyle(LinearProgressViewStyle())
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A ring around the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75)
                .stroke(Color.controlTrack, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(135))
            Circle().trim(from: 0, to: 0.75 * CGFloat(configuration.value))
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(135))
            configuration.currentValueLabel.font(.title3)
            bounds(configuration)
        }
        .padding(3)
        .frame(width: 60, height: 60)
    }

    /// The ends of the scale below the ring's gap, or else what the gauge is about.
    private func bounds(_ configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
                configuration.label
            }
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
        .font(.system(size: 11))
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
    public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
    public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension View {
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}
