import Foundation

/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        StyledView(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { StylePart($0) },
                currentValueLabel: currentValueLabel.map { StylePart($0) }),
            default: StyleBox(style: DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
        )
        .accessibilityProperties { [fraction] properties in
            properties.value = fraction.map { Text(verbatim: "\(Int(($0 * 100).rounded())) %") }
            properties.traits.insert(.updatesFrequently)
        }
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

/// What a progress view hands over to its style.
public struct ProgressViewStyleConfiguration {
    public typealias Label = StylePart<LabelPart<ProgressViewStyleConfiguration>>
    public typealias CurrentValueLabel = StylePart<ValuePart<ProgressViewStyleConfiguration>>

    public let fractionCompleted: Double?
    public let label: Label?
    public let currentValueLabel: CurrentValueLabel?
}

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where the progress is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            ProgressView(configuration).progressViewStyle(CircularProgressViewStyle())
        } else {
            ProgressView(configuration).progressViewStyle(LinearProgressViewStyle())
        }
    }
}

/// A bar of 4 pt.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public nonisolated init() {
        self.tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            Capsule(style: .circular)
                .fill(Color.controlTrack)
                .frame(height: 4)
                .overlay {
                    Bar(fraction: configuration.fractionCompleted ?? 0).fill(tint ?? .accentColor)
                }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    /// The done part of the bar.
    private nonisolated struct Bar: Shape {
        let fraction: Double

        func path(in rect: CGRect) -> Path {
            var done = rect
            done.size.width *= CGFloat(min(max(fraction, 0), 1))
            return Path(roundedRect: done, cornerRadius: rect.height / 2, style: .circular)
        }
    }
}

/// The system's wheel of eight spokes, 20 pt wide and 37 where controls are large; as it is when it starts.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var environmentTint

    public nonisolated init() {
        self.tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            ZStack {
                ForEach(0..<8) { spoke in
                    Spoke(turn: Double(spoke) / 8)
                        .fill((tint ?? environmentTint ?? .gray).opacity(1 - Double(spoke) * 0.1))
                }
            }
            .frame(width: side, height: side)
            configuration.label.font(.subheadline).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    private var side: CGFloat { controlSize > .regular ? 37 : 20 }

    private nonisolated struct Spoke: Shape {
        let turn: Double

        func path(in rect: CGRect) -> Path {
            let unit = rect.width / 20
            let spoke = CGRect(x: rect.midX - unit * 1.25, y: rect.minY, width: unit * 2.5, height: unit * 6)
            let middle = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
            return Path(roundedRect: spoke, cornerRadius: unit * 1.25, style: .circular).applying(
                middle.concatenating(CGAffineTransform(rotationAngle: CGFloat(turn * 2 * .pi)))
                    .concatenating(middle.inverted()))
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}
