import MarketplaceDesign
import MarketplaceModel
import Observation
import Vitrine

/// How far a screen has come.
public enum ScreenPhase: Sendable {
    case loading
    case failed(message: String)
    case loaded(Screen)
}

/// Loads a screen and keeps how far that has come.
@MainActor @Observable
public final class ScreenModel {
    public private(set) var phase = ScreenPhase.loading
    private let id: String

    public init(id: String) {
        self.id = id
    }

    public func load(from screens: any ScreenRepository) async {
        phase = .loading
        do {
            phase = .loaded(try await screens.screen(id))
        } catch {
            phase = .failed(message: "\(error)")
        }
    }
}

/// A screen of the repository: its outline until it is there, and what went wrong if it does not come.
public struct ScreenLoader: View {
    @State private var model: ScreenModel
    @Environment(\.env) private var env

    public init(_ id: String) {
        _model = State(initialValue: ScreenModel(id: id))
    }

    public var body: some View {
        PhaseView(model.phase)
            .environment(
                \.reload, ReloadAction { [model, env] in Task { await model.load(from: env.screens) } }
            )
            .task { await model.load(from: env.screens) }
    }
}

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
            EmptyState("That did not work", text: message, icon: .warning, actionTitle: "Try again") {
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
