public import Vitrine

/// The button with which users sign in with their account of Apple's; Apple's mark, which is not ours to draw, is left out.
public struct SignInWithAppleButton: View {
    public struct Label: Hashable, Sendable {
        let text: String

        public static let signIn = Label(text: "Sign in with Apple")
        public static let signUp = Label(text: "Sign up with Apple")
        public static let `continue` = Label(text: "Continue with Apple")
    }

    private let label: Label

    nonisolated public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
    }

    public var body: some View { AppleSignInFace(text: label.text) }

    /// Black, white, or white with an outline.
    public struct Style: Hashable, Sendable {
        let isDark: Bool
        let hasOutline: Bool

        public static let black = Style(isDark: true, hasOutline: false)
        public static let white = Style(isDark: false, hasOutline: false)
        public static let whiteOutline = Style(isDark: false, hasOutline: true)
    }
}

extension EnvironmentValues {
    /// The style that a view has been given; of its own a button contrasts with the background.
    var appleSignInStyle: SignInWithAppleButton.Style? {
        get { self[AppleSignInStyleKey.self] }
        set { self[AppleSignInStyleKey.self] = newValue }
    }
}

private struct AppleSignInStyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style? { nil }
}

extension View {
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.appleSignInStyle, style)
    }
}

/// The button as it looks: as wide as it may be, its text in the size that its height allows.
private struct AppleSignInFace: View {
    let text: String
    @Environment(\.appleSignInStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let style = style ?? (colorScheme == .dark ? .white : .black)
        let shape = RoundedRectangle(cornerRadius: 6)
        Text(verbatim: text)
            .font(.system(size: 19, weight: .medium))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(style.isDark ? Color.white : Color.black)
            .padding(.horizontal, 8)
            .frame(
                minWidth: 0, idealWidth: 210, maxWidth: .infinity, minHeight: 30, idealHeight: 44,
                maxHeight: .infinity
            )
            .background(style.isDark ? Color.black : Color.white, in: shape)
            .overlay { if style.hasOutline { shape.strokeBorder(Color.black, lineWidth: 1) } }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
    }
}
