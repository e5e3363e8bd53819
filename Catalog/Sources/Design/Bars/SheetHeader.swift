import MarketplaceModel
import Vitrine

/// The top of a sheet: its handle, its title, the way out.
public struct SheetHeader: View {
    private let title: String
    private let subtitle: String?
    private let close: @MainActor () -> Void

    public init(_ title: String, subtitle: String? = nil, close: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.subtitle = subtitle
        self.close = close
    }

    public var body: some View {
        VStack(spacing: Spacing.small) {
            Capsule()
                .fill(.strongLine)
                .frame(width: Extent.handle.width, height: Extent.handle.height)
                .padding(.top, Spacing.snug)
            HStack(alignment: subtitle == nil ? .center : .top, spacing: Spacing.medium) {
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text(title)
                        .font(.sectionTitle)
                        .foregroundStyle(.ink)
                        .accessibilityAddTraits(.isHeader)
                    if let subtitle {
                        Text(subtitle).font(.rowDetail).foregroundStyle(.mutedInk)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Button(action: close) {
                    Image(.close)
                        .font(.control)
                        .foregroundStyle(.ink)
                        .padding(Spacing.small)
                        .background(.well, in: Circle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Close")
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            }
            .padding(.horizontal, Spacing.large)
            .padding(.bottom, Spacing.medium)
        }
        .overlay(alignment: .bottom) { Hairline() }
        .background(.surface)
    }
}
