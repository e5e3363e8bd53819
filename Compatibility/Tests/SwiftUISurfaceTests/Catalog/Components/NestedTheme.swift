import SwiftUI

struct AppTheme: Equatable, Sendable {
    struct Palette: Equatable, Sendable {
        var primary = Color.indigo
        var onPrimary: Color = .white
        var outline: Color = Color(.sRGB, white: 0.8, opacity: 1)
    }
    struct Typography: Equatable, Sendable {
        var title: Font = .title2.weight(.bold)
        var body: Font = .body
        var custom: Font = .custom("Inter", size: 17, relativeTo: .body)
        var fixed: Font = .custom("Inter", fixedSize: 12)
    }
    enum Spacing: CGFloat { case xs = 4, s = 8, m = 16, l = 24 }
    var palette = Palette()
    var typography = Typography()
    var cornerRadius: CGFloat = 10
    static let standard = AppTheme()
}

extension EnvironmentValues {
    @Entry var appTheme: AppTheme = .standard
    @Entry var onRoute: (String) -> Void = { _ in }
    @Entry fileprivate var depth = 0
}

extension ContainerValues { @Entry var isPinned: Bool = false }
extension Transaction { @Entry var isFromUser = false }
extension FocusedValues { @Entry var selectedName: String? }

@propertyWrapper
struct Themed<Value>: DynamicProperty {
    @Environment(\.appTheme) private var theme
    private let keyPath: KeyPath<AppTheme, Value>
    init(_ keyPath: KeyPath<AppTheme, Value>) { self.keyPath = keyPath }
    var wrappedValue: Value { theme[keyPath: keyPath] }
}

struct ThemedButtonStyle: ButtonStyle {
    enum Kind { case primary, secondary, ghost }
    let kind: Kind

    func makeBody(configuration: Configuration) -> some View {
        Content(kind: kind, configuration: configuration)
    }

    private struct Content: View {
        let kind: Kind
        let configuration: Configuration
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.controlSize) private var controlSize
        @Environment(\.appTheme) private var theme
        @Environment(\.appTheme.palette) private var palette
        @Themed(\.cornerRadius) private var cornerRadius: CGFloat

        var body: some View {
            configuration.label
                .font(theme.typography.body.weight(.semibold))
                .padding(
                    .horizontal,
                    controlSize == .small ? AppTheme.Spacing.s.rawValue : AppTheme.Spacing.m.rawValue
                )
                .padding(.vertical, verticalPadding)
                .frame(maxWidth: controlSize == .large ? .infinity : nil)
                .foregroundStyle(foreground)
                .background(background)
                .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
                .overlay(border)
                .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
                .scaleEffect(configuration.isPressed ? 0.98 : 1)
                .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
        }

        private var verticalPadding: CGFloat {
            switch controlSize {
            case .mini, .small: 6
            case .regular: 10
            case .large, .extraLarge: 14
            @unknown default: 10
            }
        }
        private var foreground: Color { kind == .primary ? palette.onPrimary : palette.primary }
        @ViewBuilder private var background: some View { if kind == .primary { palette.primary } }
        @ViewBuilder private var border: some View {
            if case .secondary = kind {
                RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(palette.outline)
            }
        }
    }
}

extension ButtonStyle where Self == ThemedButtonStyle {
    static func themed(_ kind: ThemedButtonStyle.Kind = .primary) -> Self { .init(kind: kind) }
}

struct Depth<Content: View>: View {
    @Environment(\.depth) private var depth
    @ViewBuilder let content: Content
    var body: some View {
        VStack(alignment: .leading) {
            Text("Depth \(depth)").font(.caption); content
        }
        .padding(8).border(.gray.opacity(0.4))
        .transformEnvironment(\.depth) { $0 += 1 }
    }
}

struct ThemeGallery: View {
    var body: some View {
        VStack(spacing: 12) {
            Button("Primary") {}.buttonStyle(.themed())
            Button("Secondary") {}.buttonStyle(.themed(.secondary)).controlSize(.small)
            Button("Ghost", role: .destructive) {}.buttonStyle(ThemedButtonStyle(kind: .ghost))
            Button(action: {}, label: { Label("Large", systemImage: "plus") }).buttonStyle(.themed())
                .controlSize(.large).disabled(true)
            Depth { Depth { Text("Leaf").focusedValue(\.selectedName, "Leaf") } }
        }
        .padding()
    }
}

struct ThemeModifier: PreviewModifier {
    static func makeSharedContext() async throws -> AppTheme { AppTheme(cornerRadius: 24) }
    func body(content: Content, context: AppTheme) -> some View { content.environment(\.appTheme, context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var roundTheme: Self = .modifier(ThemeModifier())
}

#Preview("Standard") { ThemeGallery() }
#Preview("Green", traits: .sizeThatFitsLayout) {
    ThemeGallery().environment(\.appTheme, AppTheme(palette: .init(primary: .green), cornerRadius: 0))
}
#Preview("Round", traits: .roundTheme) { ThemeGallery() }
#Preview("Round again", traits: .modifier(ThemeModifier()), .landscapeLeft) { ThemeGallery() }
