import Vitrine

/// A word or two that mark a thing.
struct Badge: View {
    /// What the badge says about the thing, which decides its colours.
    enum Kind: String, Decodable {
        case neutral, accent, sale, caution
        /// On a photograph, whatever its colours.
        case photo
    }

    /// A badge as a server sends it.
    struct Content: Decodable {
        let text: String
        let kind: Kind
    }

    let text: String
    let kind: Kind

    init(_ text: String, kind: Kind = .neutral) {
        self.text = text
        self.kind = kind
    }

    init(_ content: Content) {
        self.init(content.text, kind: content.kind)
    }

    var body: some View {
        Text(text)
            .font(.badge)
            .foregroundStyle(ink)
            .lineLimit(1)
            .padding(.horizontal, Spacing.small)
            .padding(.vertical, Spacing.tight)
            .background(ground, in: Capsule())
    }

    private var ink: ThemeColor {
        switch kind {
        case .neutral: .mutedInk
        case .accent: .accent
        case .sale: .sale
        case .caution: .caution
        case .photo: .onPhoto
        }
    }

    private var ground: ThemeColor {
        switch kind {
        case .neutral: .well
        case .accent: .accentWell
        case .sale: .saleWell
        case .caution: .cautionWell
        case .photo: .photoWell
        }
    }
}
