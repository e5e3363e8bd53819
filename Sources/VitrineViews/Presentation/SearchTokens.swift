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
        _ tokens: Binding<C>, suggested: C? = nil, view: (C.Element) -> any View
    ) where C.Element: Identifiable {
        self.init(tokens, suggested: suggested, editableView: { view($0.wrappedValue) })
    }

    /// - Parameter view: what shows one of the tokens, which it may change.
    init<C: RandomAccessCollection & RangeReplaceableCollection>(
        _ tokens: Binding<C>, suggested: C? = nil, editableView view: (Binding<C.Element>) -> any View
    ) where C.Element: Identifiable {
        entries = tokens.wrappedValue.map {
            Entry(id: AnyHashable($0.id), view: view(tokens.element($0)))
        }
        self.suggested = (suggested ?? C()).map {
            Suggestion(token: $0, entry: Entry(id: AnyHashable($0.id), view: view(.constant($0))))
        }
        append = { token in
            if let token = token as? C.Element { tokens.wrappedValue.append(token) }
        }
        removeAll = { tokens.wrappedValue = C() }
    }
}

extension Binding
where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
    /// One of the elements, as it was where it is no more.
    fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
        let place = { wrappedValue.firstIndex { $0.id == element.id } }
        return Binding<Value.Element>(
            get: { place().map { wrappedValue[$0] } ?? element },
            set: { changed in
                if let place = place() { wrappedValue.replaceSubrange(place...place, with: [changed]) }
            })
    }
}
