/// The contents that the views of a screen declare for its bars.
struct BarContents {
    var title: Text?
    var titleDisplay = NavigationBarItem.TitleDisplayMode.automatic
    var items: [ToolbarEntry] = []
    var search: SearchContents?
    var scopes: SearchScopes?
    var suggestions: SearchSuggestions?
    /// Whether suggestions are not to be listed over the screen.
    var hidesSuggestions = false
    var hidesBackButton = false
    /// What the way back to this screen is called, if not by its title.
    var backTitle: Text?
    /// Whether the way back from this screen has no name.
    var hidesBackTitle = false

    var isEmpty: Bool { title == nil && search == nil && !items.contains { $0.bar == .navigation } }
}

/// The scopes that a search may be limited to.
struct SearchScopes {
    /// A control of segments.
    var picker: any View
    var activation: SearchScopeActivation
}

enum BarContentsKey: PreferenceKey {
    static var defaultValue: BarContents { BarContents() }

    static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
        let next = nextValue()
        value.title = next.title ?? value.title
        if next.titleDisplay != .automatic { value.titleDisplay = next.titleDisplay }
        value.items += next.items
        value.search = next.search ?? value.search
        value.scopes = next.scopes ?? value.scopes
        value.suggestions = next.suggestions ?? value.suggestions
        value.hidesSuggestions = value.hidesSuggestions || next.hidesSuggestions
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.backTitle = next.backTitle ?? value.backTitle
        value.hidesBackTitle = value.hidesBackTitle || next.hidesBackTitle
    }
}

nonisolated extension View {
    func barContents(_ change: @escaping (inout BarContents) -> Void) -> some View {
        collecting { values, _ in change(&values[BarContentsKey.self]) }
    }

    /// The same with the environment of the view that says it.
    func barContents(_ change: @escaping (inout BarContents, EnvironmentValues) -> Void) -> some View {
        BarContentsProvidingView(content: self, change: change)
    }
}

private struct BarContentsProvidingView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout BarContents, EnvironmentValues) -> Void

    var primitive: Primitive {
        .deferred { [content, change] context in
            let environment = context.environment
            return content.barContents { change(&$0, environment) }
        }
    }
}
