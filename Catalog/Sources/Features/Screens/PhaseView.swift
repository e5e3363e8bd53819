import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A screen in one of its phases.
public struct PhaseView: View {
    private let phase: ScreenPhase
    @Environment(\.reload) private var reload

    public init(_ phase: ScreenPhase) {
        self.phase = phase
    }

    public var body: some View {
        switch phase {
        case .loading:
            ScreenOutline()
        case .failed(let message):
            EmptyState(
                String(localized: "That did not work"), text: message, icon: .warning,
                actionTitle: String(localized: "Try again")
            ) {
                reload()
            }
            .frame(maxHeight: .infinity)
            .background(.surface)
        case .loaded(let screen):
            ScreenView(screen)
        }
    }
}

/// What a screen looks like before anything of it is there.
private struct ScreenOutline: View {
    var body: some View {
        ScrollView {
            VStack(spacing: Spacing.wide) {
                Skeleton(.banner)
                HStack(alignment: .top, spacing: Spacing.medium) {
                    Skeleton(.card)
                    Skeleton(.card)
                }
                ForEach(0..<3) { _ in Skeleton(.row) }
            }
            .padding(Spacing.large)
        }
        .background(.surface)
    }
}
