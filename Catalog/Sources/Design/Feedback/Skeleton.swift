import Vitrine

/// The outline of something that is still loading.
public struct Skeleton: View {
    /// What is loading.
    public enum Kind: Sendable {
        case row, card, banner
    }

    private let kind: Kind

    public init(_ kind: Kind) {
        self.kind = kind
    }

    public var body: some View {
        Group {
            switch kind {
            case .row: row
            case .card: card
            case .banner: RoundedRectangle(cornerRadius: Radius.card).fill(.well).frame(height: 168)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Loading")
    }

    private var row: some View {
        HStack(spacing: Spacing.medium) {
            RoundedRectangle(cornerRadius: Radius.photo).fill(.well)
                .frame(width: Extent.thumbnail, height: Extent.thumbnail)
            VStack(alignment: .leading, spacing: Spacing.small) {
                block(width: nil).frame(maxWidth: 168)
                block(width: nil).frame(maxWidth: 104)
            }
            .layoutPriority(1)
            Spacer(minLength: 0)
            block(width: 40)
        }
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            RoundedRectangle(cornerRadius: Radius.photo).fill(.well).aspectRatio(1, contentMode: .fit)
            block(width: nil)
            block(width: 88)
            block(width: 56)
        }
    }

    private func block(width: CGFloat?) -> some View {
        RoundedRectangle(cornerRadius: Radius.block).fill(.well).frame(width: width, height: 12)
    }
}
