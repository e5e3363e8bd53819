import SwiftUI

public protocol AlertBannerStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = AlertBannerStyleConfiguration
    @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AlertBannerStyleConfiguration {
    public struct Label: View {
        public let body: AnyView
        init<Content: View>(_ content: Content) { body = AnyView(content) }
    }

    public let title: Label
    public let message: Label?
    public let severity: AlertBanner.Severity
    public let dismiss: (() -> Void)?
}

public struct FilledAlertBannerStyle: AlertBannerStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: configuration.severity.symbolName)
                .symbolRenderingMode(.hierarchical)
                .imageScale(.large)
                .foregroundStyle(configuration.severity.tint)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                configuration.title
                    .font(.subheadline.weight(.semibold))
                configuration.message
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if let dismiss = configuration.dismiss {
                Button("Dismiss", systemImage: "xmark", action: dismiss)
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
                    .controlSize(.small)
                    .tint(.secondary)
            }
        }
        .padding(.init(top: 12, leading: 16, bottom: 12, trailing: 12))
        .background {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(configuration.severity.tint.opacity(0.12))
                .strokeBorder(configuration.severity.tint.opacity(0.4), lineWidth: 1)
        }
    }
}

public struct PlainAlertBannerStyle: AlertBannerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Label {
                configuration.title.font(.headline)
            } icon: {
                Image(systemName: configuration.severity.symbolName)
                    .foregroundStyle(configuration.severity.tint.gradient)
            }
            configuration.message
                .font(.callout)
                .padding(.leading, 28)
                .padding(.top, 2)
            Divider().padding(.top)
        }
    }
}

extension AlertBannerStyle where Self == FilledAlertBannerStyle {
    public static var filled: Self { Self() }
}

extension AlertBannerStyle where Self == PlainAlertBannerStyle {
    static var plain: PlainAlertBannerStyle { .init() }
}

private struct AlertBannerStyleKey: EnvironmentKey {
    static let defaultValue: any AlertBannerStyle = FilledAlertBannerStyle()
}

extension EnvironmentValues {
    var alertBannerStyle: any AlertBannerStyle {
        get { self[AlertBannerStyleKey.self] }
        set { self[AlertBannerStyleKey.self] = newValue }
    }
}

extension View {
    public func alertBannerStyle(_ style: some AlertBannerStyle) -> some View {
        environment(\.alertBannerStyle, style)
    }
}

public struct AlertBanner: View {
    public enum Severity: String, CaseIterable, Identifiable, Sendable {
        case info, success, warning, critical
        public var id: Self { self }

        fileprivate var symbolName: String {
            switch self {
            case .info: "info.circle.fill"
            case .success: "checkmark.circle.fill"
            case .warning: "exclamationmark.triangle.fill"
            case .critical: "xmark.circle.fill"
            }
        }

        fileprivate var tint: Color {
            switch self {
            case .info: .blue
            case .success: .green
            case .warning: .orange
            case .critical: .red
            }
        }
    }

    @Environment(\.alertBannerStyle) private var style
    private let title: Text
    private let message: Text?
    private let severity: Severity
    private var onDismiss: (() -> Void)?

    public init(
        _ titleKey: LocalizedStringKey, message: LocalizedStringKey? = nil, severity: Severity = .info
    ) {
        self.title = Text(titleKey)
        self.message = message.map { Text($0) }
        self.severity = severity
    }

    @_disfavoredOverload
    public init<S>(_ title: S, message: S? = nil, severity: Severity = .info) where S: StringProtocol {
        self.title = Text(title)
        self.message = message.map(Text.init(_:))
        self.severity = severity
    }

    public func onDismiss(perform action: (() -> Void)? = nil) -> Self {
        var copy = self
        copy.onDismiss = action
        return copy
    }

    public var body: some View {
        let configuration = AlertBannerStyleConfiguration(
            title: .init(title), message: message.map { .init($0) }, severity: severity, dismiss: onDismiss)
        AnyView(style.makeBody(configuration: configuration))
            .transition(.move(edge: .top).combined(with: .opacity))
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isStaticText)
    }
}

#Preview("Severities", traits: .sizeThatFitsLayout) {
    VStack(spacing: 12) {
        ForEach(AlertBanner.Severity.allCases) { severity in
            AlertBanner(
                "We could not save **\(severity.rawValue)**", message: "Try again in a few minutes.",
                severity: severity
            )
            .onDismiss {}
        }
    }
    .padding()
    .frame(width: 360)
}

#Preview("Plain") {
    AlertBanner("Payment declined", message: "Check the card's expiry date.", severity: .critical)
        .alertBannerStyle(.plain)
        .padding()
}
