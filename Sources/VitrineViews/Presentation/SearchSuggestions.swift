import Foundation

/// The search suggestions of a screen's views.
struct SearchSuggestions {
    var content: any View
    /// The environment of the view that suggests.
    var environment: EnvironmentValues
}

/// The text or the token that choosing a suggestion enters into a search.
enum SearchCompletion {
    case text(String)
    /// A token, of whichever type the field's are.
    case token(Any)
}

enum SearchCompletionTrait: TraitKey { typealias Value = SearchCompletion }

/// A screen below the suggestions for its search; the screen alone where there are none.
struct SuggestingScreen: PrimitiveView {
    let screen: Subview
    let search: SearchContents
    /// Nothing where tokens alone are suggested.
    let suggestions: SearchSuggestions?
    /// How deep the frame of the screen's bars lies in others.
    let depth: Int

    var primitive: Primitive {
        .subviews(content) { [screen, search, depth] subviews in
            guard !subviews.isEmpty else { return screen }
            return ZStack {
                screen.accessibilityHidden(true)
                // Its background goes on below the bars, as the screen's does.
                SuggestionList(suggestions: subviews, search: search)
                    .changingEnvironment { $0.safeArea = .frame(depth: depth, in: $0.safeArea) }
            }
        }
    }

    private var content: any View {
        let suggested: any View = suggestions?.content ?? EmptyView()
        return Group {
            AnyView(suggested)
            ForEach(search.tokens?.suggested ?? []) { suggestion in
                AnyView(suggestion.entry.view).trait(SearchCompletionTrait.self, .token(suggestion.token))
            }
        }
        .changingEnvironment { [own = suggestions?.environment] in $0.enterSuggestions(from: own) }
    }
}

extension EnvironmentValues {
    /// Becomes the environment of the view that suggests something, in the place of the list of suggestions.
    fileprivate mutating func enterSuggestions(from own: EnvironmentValues?) {
        let place = self
        self = own ?? place
        safeArea = place.safeArea
        resetForSystemSurface()
    }
}

private nonisolated struct SuggestionList: View {
    let suggestions: [Subview]
    let search: SearchContents

    @MainActor var body: some View {
        List {
            ForEach(suggestions) { suggestion in
                row(suggestion, completion: suggestion.traits[SearchCompletionTrait.self])
            }
        }
        .listStyle(.plain)
    }

    /// One without a completion does not react.
    @MainActor @ViewBuilder private func row(_ suggestion: Subview, completion: SearchCompletion?)
        -> some View
    {
        if let completion {
            suggestion
                .interaction(
                    .rowAction { search.complete(completion) }, .activation { search.complete(completion) }
                )
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(.isButton)
        } else {
            suggestion
        }
    }
}
