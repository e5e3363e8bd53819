import MarketplaceModel
import Vitrine

/// A word or two that mark a thing.
public struct Badge: View {
    private let text: String
    private let kind: BadgeContent.Kind

    public init(_ text: String, kind: BadgeContent.Kind = .neutral) {
        self.text = text
        self.kind = kind
    }

    public init(_ content: BadgeContent) {
        self.init(content.text, kind: content.kind)
    }

    public var body: some View {
        Text(text)
            .font(.badge)
            .foregroundStyle(kind.ink)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(.horizontal, Spacing.small)
            .padding(.vertical, Spacing.tight)
            .background(kind.background, in: Capsule())
    }
}

extension BadgeContent.Kind {
    /// The colour of what is written.
    var ink: ThemeColor {
        switch self {
        case .neutral: .mutedInk
        case .accent: .accent
        case .sale: .sale
        case .caution: .caution
        case .photo: .onPhoto
        }
    }

    /// The colour behind it.
    var background: ThemeColor {
        switch self {
        case .neutral: .well
        case .accent: .accentWell
        case .sale: .saleWell
        case .caution: .cautionWell
        case .photo: .photoWell
        }
    }
}
