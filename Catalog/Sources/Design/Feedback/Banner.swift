import MarketplaceModel
import Vitrine

/// News across a page, in the colours of what they mean.
public struct Banner: View {
    private let content: BannerModule
    private let open: @MainActor (Destination) -> Void

    public init(_ content: BannerModule, open: @escaping @MainActor (Destination) -> Void = { _ in }) {
        self.content = content
        self.open = open
    }

    public var body: some View {
        HStack(alignment: .top, spacing: Spacing.medium) {
            Image(content.icon)
                .font(.rowTitle)
                .foregroundStyle(content.kind.ink)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.tight) {
                Text(content.title)
                    .font(.rowTitle)
                    .foregroundStyle(.ink)
                if let text = content.text {
                    Text(text)
                        .font(.rowDetail)
                        .foregroundStyle(.mutedInk)
                }
                if let link = content.link {
                    Button(link.title) { open(link.destination) }
                        .buttonStyle(.quiet)
                        .padding(.top, Spacing.hair)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(Spacing.large)
        .background(content.kind.background, in: RoundedRectangle(cornerRadius: Radius.photo))
    }
}
