public import Vitrine

/// Gives previews what they have in common: an environment, data that takes time to make.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Makes what the previews share; here each preview has one of its own.
    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view of a preview as its modifier sees it.
public nonisolated struct PreviewModifierContent: View {
    let view: any View

    @MainActor public var body: some View { AnyView(view) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        let modified = ModifiedPreview.with(modifier)
        return PreviewTrait(modify: modified)
    }
}

/// A preview under its modifier; it is shown once the context has been made.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    private enum Preparation {
        case running
        case done(Modifier.Context)
        case failed(String)
    }

    let modifier: Modifier
    let content: PreviewModifierContent
    @State private var preparation = Preparation.running

    nonisolated static func with(_ modifier: Modifier) -> @MainActor @Sendable (any View) -> any View {
        // The trait's maker hands the modifier over: only the main actor uses it from here on.
        nonisolated(unsafe) let modifier = modifier
        return { ModifiedPreview(modifier: modifier, content: PreviewModifierContent(view: $0)) }
    }

    var body: some View {
        Group {
            switch preparation {
            case .running: Color.clear.frame(width: 0, height: 0)
            case .done(let context): modifier.body(content: content, context: context)
            case .failed(let reason): PlaceholderView("\(Modifier.self): \(reason)")
            }
        }
        .task {
            do {
                preparation = .done(try await Modifier.makeSharedContext())
            } catch {
                preparation = .failed("\(error)")
            }
        }
    }
}
