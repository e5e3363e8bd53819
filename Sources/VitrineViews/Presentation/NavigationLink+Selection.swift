// Links of before `NavigationStack`: a link is followed while a binding has its tag.
nonisolated extension NavigationLink {
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, isActive: selection.equals(tag), label: label)
    }

    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: selection.equals(tag), destination: destination, label: label)
    }
}

nonisolated extension NavigationLink where Label == Text {
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(titleKey, destination: destination, isActive: selection.equals(tag))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(title, destination: destination, isActive: selection.equals(tag))
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(titleKey, isActive: selection.equals(tag), destination: destination)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, isActive: selection.equals(tag), destination: destination)
    }
}

nonisolated extension Binding {
    /// Whether the value is a tag; where it is not to be so any more there is no value.
    fileprivate func equals<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: {
            wrappedValue = $0 ? tag : nil
        }
    }
}
