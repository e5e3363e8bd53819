import Foundation

nonisolated extension View {
    /// Adds room of a token's length at some edges.
    package func padding(_ edges: Edge.Set, token path: String) -> some View {
        TokenDependentView(environmentally: { environment in
            let named = Edge.Set.names.filter { edges.contains($0.edge) }.map { ($0.name, [path]) }
            return modified(by: .padding(edges, Double(environment.tokens.length(path))))
                .modified(by: .tokens(Dictionary(uniqueKeysWithValues: named)))
        })
    }

    /// Throws the shadows of a token, the first one next to the view.
    package func shadow(token path: String) -> some View {
        TokenDependentView(environmentally: { environment in
            environment.tokens.shadows(path).reduce(self as any View) { view, shadow in
                view.throwing(shadow, of: path)
            }
        })
    }

    /// Lets a context of the tokens hold, such as `.tokenContext("brand", "harbor")`.
    public func tokenContext(_ modifier: String, _ context: String) -> some View {
        changingEnvironment { $0.tokenContexts[modifier] = context }
    }
}

nonisolated extension View {
    fileprivate func throwing(_ shadow: TokenShadow, of token: String) -> any View {
        // A blur is twice the radius of a view's shadow.
        modified(by: .shadow(Color(shadow.color), radius: shadow.blur / 2, x: shadow.x, y: shadow.y))
            .modified(by: .tokens(["shadow": [token]]))
    }
}

extension TokenValues {
    /// The shadows of a token, of which views can throw those that are neither inside nor wider than their view.
    fileprivate func shadows(_ path: String) -> [TokenShadow] {
        guard case .shadow(let shadows)? = value(path, .shadow) else { return [] }
        if shadows.contains(where: { $0.isInset || $0.spread != 0 }) {
            Resources.current?.failures.add(UnusableToken.shadow(path: path))
            return []
        }
        return shadows
    }
}

/// A view that is made once the tokens' contexts are known.
nonisolated struct TokenDependentView: PrimitiveView {
    let environmentally: (EnvironmentValues) -> any View

    @MainActor var primitive: Primitive { .deferred { environmentally($0.environment) } }
}

/// Why a token that there is cannot be used.
enum UnusableToken: Error, CustomStringConvertible {
    case shadow(path: String)
    case shapeWithoutEnvironment(path: String)

    var description: String {
        switch self {
        case .shadow(let path):
            "the token '\(path)' has a shadow with a spread or an inner one, which a view cannot throw"
        case .shapeWithoutEnvironment(let path):
            "a shape of a user's draws a rounded rectangle with the token '\(path)', whose value it cannot know; "
                + "hand it the length, tokens[…] of the environment"
        }
    }
}

extension Edge.Set {
    fileprivate static var names: [(edge: Edge.Set, name: String)] {
        [(.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
    }
}
