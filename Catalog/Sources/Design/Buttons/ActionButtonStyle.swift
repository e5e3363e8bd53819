import MarketplaceModel
import Vitrine

/// The buttons of a page: one primary, which leads on, others less loud.
///
/// ```swift
/// Button("Check out") { … }.buttonStyle(.action(.primary)).loading(isPaying)
/// ```
public struct ActionButtonStyle: ButtonStyle {
    public typealias Prominence = ButtonRow.Prominence

    private let prominence: Prominence
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isLoading) private var isLoading
    @Environment(\.tokens) private var tokens

    init(prominence: Prominence) {
        self.prominence = prominence
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.actionLabel)
            .multilineTextAlignment(.center)
            .opacity(isLoading ? 0 : 1)
            .overlay {
                if isLoading { Spinner() }
            }
            .foregroundStyle(ink(of: configuration.role))
            .padding(.horizontal, prominence == .tertiary ? Spacing.small : Spacing.wide)
            .padding(.vertical, Spacing.medium)
            .frame(minHeight: Extent.actionHeight)
            .background {
                switch prominence {
                case .primary: shape.fill(isEnabled ? .accent : .well)
                case .secondary: shape.strokeBorder(isEnabled ? .strongLine : .line, lineWidth: 1.5)
                case .tertiary: EmptyView()
                }
            }
            .contentShape(shape)
            .opacity(configuration.isPressed ? 0.75 : 1)
            .animation(.easeOut(duration: tokens[Motion.quick]), value: configuration.isPressed)
    }

    /// Round at the ends of a single line; the corners of several are no rounder, so that these stay inside.
    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: Extent.actionHeight / 2, style: .circular)
    }

    private func ink(of role: ButtonRole?) -> ThemeColor {
        guard isEnabled else { return .faintInk }
        return switch prominence {
        case .primary: .onAccent
        case _ where role == .destructive: .danger
        case .secondary: .ink
        case .tertiary: .accent
        }
    }
}

extension ButtonStyle where Self == ActionButtonStyle {
    public static func action(_ prominence: ButtonRow.Prominence) -> ActionButtonStyle {
        ActionButtonStyle(prominence: prominence)
    }
}

extension View {
    /// Shows buttons inside as doing what they were asked for, and lets nobody ask again.
    public func loading(_ isLoading: Bool) -> some View {
        environment(\.isLoading, isLoading).allowsHitTesting(!isLoading)
    }
}

extension EnvironmentValues {
    var isLoading: Bool {
        get { self[IsLoadingKey.self] }
        set { self[IsLoadingKey.self] = newValue }
    }
}

private enum IsLoadingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
