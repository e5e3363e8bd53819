extension Font {
    /// The font of the token at a path: family, size and weight.
    package static func token(at path: String) -> Font { Font(.token(path)) }

    /// The family, size and weight that the font resolves to in an environment.
    package func resolved(in environment: EnvironmentValues) -> Resolved {
        resolve(in: environment.fontResolutionContext)
    }

    /// The family, size and weight that the font resolves to in the context of an environment.
    public func resolve(in context: Context) -> Resolved {
        guard case .token(let path) = source else { return resolved(at: context.typeSize) }
        var font = self
        font.source = .style(.body, .default)
        if case .typography(let typography)? = context.tokens.value(path, .typography) {
            font.source = Source(typography)
            font.weight = weight ?? Weight(value: Int(typography.weight.rounded()))
        }
        return font.resolved(at: context.typeSize)
    }
}

extension Font.Source {
    /// Families that stand for the system's font of a design, by CSS's words (CSS Fonts 4 §2.1.3).
    private static let designs: [String: Font.Design] = [
        "system-ui": .default, "ui-sans-serif": .default, "ui-serif": .serif, "ui-monospace": .monospaced,
        "ui-rounded": .rounded,
    ]

    fileprivate init(_ typography: TokenTypography) {
        let family = typography.families.first ?? "system-ui"
        guard let design = Self.designs[family] else {
            self = .custom(family: family, size: typography.size, relativeTo: typography.textStyle)
            return
        }
        guard let style = typography.textStyle else {
            self = .system(size: typography.size, design)
            return
        }
        self =
            style.size(at: .large) == typography.size
            ? .style(style, design) : .scaled(size: typography.size, design, relativeTo: style)
    }
}
