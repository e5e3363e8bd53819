/// The tokens of a search, which stand before its text, and those that are suggested.
struct SearchTokens {
    /// A token's view with its id.
    struct Entry: Identifiable {
        var id: AnyHashable
        var view: any View
    }

    struct Suggestion: Identifiable {
        var token: Any
        var entry: Entry

        var id: AnyHashable { entry.id }
    }

    let entries: [Entry]
    let suggested: [Suggestion]
    /// Adds a token behind the others, if it is of their type.
    let append: (Any) -> Void
    let removeAll: () -> Void

    /// - Parameter view: what shows one of the tokens.
    init<C: RandomAccessCollection & RangeReplaceableCollection>(
        _ tokens: Binding<C>, suggested: C? = nil, view: @escaping (C.Element) -> any View
    ) where C.Element: Identifiable {
        entries = tokens.wrappedValue.map { Entry(id: AnyHashable($0.id), view: view($0)) }
        self.suggested = (suggested ?? C()).map {
            Suggestion(token: $0, entry: Entry(id: AnyHashable($0.id), view: view($0)))
        }
        append = { token in
            if let token = token as? C.Element { tokens.wrappedValue.append(token) }
        }
        removeAll = { tokens.wrappedValue = C() }
    }
}
