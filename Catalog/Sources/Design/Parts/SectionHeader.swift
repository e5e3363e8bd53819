import MarketplaceModel
import Vitrine

/// The heading of a module with the way to more of it.
public struct SectionHeader: View {
    private let header: ModuleHeader
    private let open: @MainActor (Destination) -> Void
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.tokens) private var tokens

    public init(_ header: ModuleHeader, open: @escaping @MainActor (Destination) -> Void = { _ in }) {
        self.header = header
        self.open = open
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            layout {
                Text(header.title)
                    .font(.sectionTitle)
                    .foregroundStyle(.ink)
                    .accessibilityAddTraits(.isHeader)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let link = header.link {
                    Button(link.title) { open(link.destination) }
                        .buttonStyle(.quiet)
                }
            }
            if let subtitle = header.subtitle {
                Text(subtitle)
                    .font(.rowDetail)
                    .foregroundStyle(.mutedInk)
            }
        }
    }

    /// The link stands below the title where both are large.
    private var layout: AnyLayout {
        dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: tokens[Spacing.tight]))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: tokens[Spacing.medium]))
    }
}
