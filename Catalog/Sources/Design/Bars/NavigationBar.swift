import MarketplaceModel
import Vitrine

/// The bar at the top of a page: the way back, the title, what can be done.
public struct NavigationBar: View {
    private let content: NavigationContent
    private let goBack: @MainActor () -> Void
    private let perform: @MainActor (Icon) -> Void
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    public init(
        _ content: NavigationContent, goBack: @escaping @MainActor () -> Void = {},
        perform: @escaping @MainActor (Icon) -> Void = { _ in }
    ) {
        self.content = content
        self.goBack = goBack
        self.perform = perform
    }

    public var body: some View {
        // A phone on its side has no room for a large title.
        switch verticalSizeClass == .compact ? .inline : content.style {
        case .large:
            HStack(spacing: 0) {
                Text(content.title)
                    .font(.screenTitle)
                    .foregroundStyle(.ink)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    .accessibilityAddTraits(.isHeader)
                    .frame(maxWidth: .infinity, alignment: .leading)
                trailing
            }
            .padding(.leading, Spacing.large)
            .padding(.trailing, Spacing.snug)
            .frame(minHeight: Extent.largeBar)
        case .inline:
            ZStack {
                Text(content.title)
                    .font(.headline)
                    .foregroundStyle(.ink)
                    .lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
                    .dynamicTypeSize(...DynamicTypeSize.large)
                    .padding(.horizontal, Extent.actionHeight * 2)
                HStack(spacing: 0) {
                    if content.showsBack {
                        IconButton(.chevronLeft, label: String(localized: "Back"), action: goBack)
                    }
                    Spacer(minLength: 0)
                    trailing
                }
                .padding(.horizontal, Spacing.snug)
            }
            .frame(minHeight: Extent.bar)
            .overlay(alignment: .bottom) { Hairline().ignoresSafeArea(edges: .horizontal) }
        }
    }

    private var trailing: some View {
        HStack(spacing: 0) {
            ForEach(content.trailing ?? [], id: \.self) { icon in
                IconButton(icon, label: icon.label) { perform(icon) }
            }
        }
    }
}
