package import Foundation

/// The values of the catalogue's design tokens in an environment.
///
/// ```swift
/// @Environment(\.tokens) private var tokens
/// var body: some View { Photo().frame(height: tokens[Spacing.large] * 4) }
/// ```
public nonisolated struct TokenValues: Sendable {
    package let contexts: TokenContexts

    /// A length in points.
    package func length(_ path: String) -> CGFloat {
        if case .dimension(let points)? = value(path, .dimension) { CGFloat(points) } else { 0 }
    }

    /// A time in seconds.
    package func duration(_ path: String) -> TimeInterval {
        if case .duration(let seconds)? = value(path, .duration) { seconds } else { 0 }
    }

    /// A number without a unit.
    package func number(_ path: String) -> Double {
        if case .number(let number)? = value(path, .number) { number } else { 0 }
    }

    /// Nothing, and a failure of the picture, where there is no such token.
    func value(_ path: String, _ type: TokenType) -> TokenValue? {
        Resources.current?.token(path, type, in: contexts)
    }
}

extension EnvironmentValues {
    /// The design tokens as they are here.
    public var tokens: TokenValues { TokenValues(contexts: TokenContexts(self)) }

    /// Which contexts of the tokens' modifiers hold, such as `["brand": "harbor"]`; the colour scheme and the contrast
    /// are said by the environment already.
    public var tokenContexts: [String: String] {
        get { self[TokenContextsKey.self] }
        set { self[TokenContextsKey.self] = newValue }
    }
}

/// The values of an environment that decide the values of tokens.
package nonisolated struct TokenContexts: Hashable, Sendable {
    package var colorScheme: ColorScheme
    package var contrast: ColorSchemeContrast
    /// By the names of modifiers.
    package var chosen: [String: String]

    package init(colorScheme: ColorScheme, contrast: ColorSchemeContrast, chosen: [String: String]) {
        (self.colorScheme, self.contrast, self.chosen) = (colorScheme, contrast, chosen)
    }

    init(_ environment: EnvironmentValues) {
        self.init(
            colorScheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
            chosen: environment.tokenContexts)
    }
}

private enum TokenContextsKey: EnvironmentKey { static var defaultValue: [String: String] { [:] } }
