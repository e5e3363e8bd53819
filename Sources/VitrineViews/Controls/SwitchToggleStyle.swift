import Foundation

/// The label at the leading edge and a switch at the trailing one.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public init() {
        self.tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        // A second text stands below the first one.
        LabeledRow(label: VStack(alignment: .leading, spacing: 0) { configuration.label }) {
            Switch(isOn: configuration.isOn, color: tint)
        }
    }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension Color {
    /// What lies below the moving parts of controls; UIKit's secondary system fill.
    static let controlTrack = Color(
        light: Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.16),
        dark: Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.32))
    /// The background of controls; UIKit's tertiary system fill.
    static let controlFill = Color(
        light: Color(.sRGB, red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.12),
        dark: Color(.sRGB, red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.24))
    /// The background of grouped lists; UIKit's system grouped background.
    static let groupedBackground = Color(
        LayeredColor(
            light: Color(.sRGB, red: 242 / 255, green: 242 / 255, blue: 247 / 255), dark: .black,
            lifted: Color(.sRGB, red: 28 / 255, green: 28 / 255, blue: 30 / 255)))
    /// The background of cells and boxes on it.
    static let groupedCell = Color(
        LayeredColor(
            light: .white, dark: Color(.sRGB, red: 28 / 255, green: 28 / 255, blue: 30 / 255),
            lifted: Color(.sRGB, red: 44 / 255, green: 44 / 255, blue: 46 / 255)))
}

/// The system's switch: 51 × 31 pt with a knob of 27 pt, the last two points of which stand out beyond what it takes in a row.
private nonisolated struct Switch: View {
    let isOn: Bool
    let color: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.isInListRow) private var isInListRow

    @MainActor var body: some View {
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
            .frame(width: 49, height: isInListRow ? ListMetrics.controlHeight : nil, alignment: .leading)
    }
}
