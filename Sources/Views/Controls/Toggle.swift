import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private var isMixed = false
    private let label: Label
    @Environment(\.isEnabled) private var isEnabled

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A control for several values at once, which may differ.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { values.allSatisfy(\.wrappedValue) },
                set: { value in values.forEach { $0.wrappedValue = value } }), label: label)
        self.isMixed = Set(values.map(\.wrappedValue)).count > 1
    }

    public var body: some View {
        StyledView(
            ToggleStyleConfiguration(label: StylePart(label), isOn: isOn, isMixed: isMixed),
            default: StyleBox(style: DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
        )
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(Text(verbatim: isOn.wrappedValue ? "1" : "0"))
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Text {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
}

extension Toggle where Label == Views.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
        self.isMixed = configuration.isMixed
    }
}

/// What a toggle hands over to its style.
public struct ToggleStyleConfiguration {
    public typealias Label = StylePart<LabelPart<ToggleStyleConfiguration>>

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        self._isOn = isOn
        self.isMixed = isMixed
    }
}

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public nonisolated init() {
        self.tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        // A second text stands below the first one.
        LabeledRow(label: VStack(alignment: .leading, spacing: 0) { configuration.label }) {
            Switch(isOn: configuration.isOn, color: tint)
        }
    }
}

public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button that keeps its state.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isOn ? Color.white : .accentColor)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(
                configuration.isOn ? Color.accentColor : .clear, in: RoundedRectangle(cornerRadius: 8))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}

/// The system's switch: 51 × 31 pt with a knob of 27 pt.
private struct Switch: View {
    let isOn: Bool
    let color: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    var body: some View {
        Capsule(style: .circular)
            .fill(isOn ? color ?? tint ?? .green : .controlTrack)
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(.white)
                    .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
                    .frame(width: 27, height: 27)
                    .padding(2)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }
}

extension Color {
    /// What lies below the moving parts of controls; UIKit's secondary system fill.
    static let controlTrack = Color(
        light: Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.16),
        dark: Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.32))
    /// The ground of controls; UIKit's tertiary system fill.
    static let controlGround = Color(
        light: Color(.sRGB, red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.12),
        dark: Color(.sRGB, red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.24))
    /// The ground of grouped lists; UIKit's system grouped background.
    static let groupedGround = Color(
        light: Color(.sRGB, red: 242 / 255, green: 242 / 255, blue: 247 / 255), dark: .black)
    /// The ground of cells and boxes on it.
    static let groupedCell = Color(
        light: .white, dark: Color(.sRGB, red: 28 / 255, green: 28 / 255, blue: 30 / 255))
}
