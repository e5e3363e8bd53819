import Foundation

/// A button that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let entry: NavigationEntry?
    private var isActive: Binding<Bool>?
    private var opensNextColumn = true
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.rowBadge) private var badge
    @Environment(\.navigation) private var navigation
    @Environment(\.rowSelection) private var rowSelection
    @Environment(\.navigationLinkIndicatorVisibility) private var indicatorVisibility

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), entry: .view(destination()))
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), entry: .view(destination))
    }

    private init(label: Label, entry: NavigationEntry?) {
        self.label = label
        self.entry = entry
    }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), isActive: isActive, label: label)
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), entry: .view(destination))
        self.isActive = isActive
    }

    @MainActor public var body: some View {
        if let isActive, case .view(let destination)? = entry {
            link.navigationDestination(isPresented: isActive) { AnyView(destination) }
        } else {
            link
        }
    }

    @MainActor private func follow() {
        if let isActive {
            isActive.wrappedValue = true
        } else if let tag {
            rowSelection?.tap(tag)
        } else if let entry, let navigation {
            (opensNextColumn ? navigation.open ?? navigation.push : navigation.push)(entry)
        }
    }

    /// Whether the link's screen is shown beside it, where no chevron leads to.
    private var opensColumn: Bool { opensNextColumn && navigation?.open != nil }

    /// What the link's row is selected by, where the next column shows what is selected.
    private var tag: AnyHashable? {
        guard case .value(let value)? = entry, rowSelection?.accepts(value) == true else { return nil }
        return value
    }

    @MainActor @ViewBuilder private var link: some View {
        if isInListRow {
            HStack(spacing: 0) {
                label
                Spacer(minLength: 0)
                badge.foregroundStyle(Color.secondary).padding(.leading, ListMetrics.badgeGap)
                if indicatorVisibility != .hidden, !opensColumn {
                    Chevron(direction: .forward).foregroundStyle(HierarchicalShapeStyle.tertiary)
                        .padding(.leading, ListMetrics.chevronGap)
                }
            }
            .interaction(
                .contentShape(Rectangle(), isEvenOdd: false), .activation { follow() },
                .rowAction { follow() }
            )
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .trait(ShowsBadgeTrait.self, true)
            .modified(by: .trait { [tag] in if let tag { $0[TagTrait.self] = tag } })
        } else {
            Button(action: { follow() }, label: { label })
        }
    }
}

extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), entry: value.map { .value(AnyHashable($0)) })
    }

    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
        self.init(label: Text(titleKey), entry: value.map { .value(AnyHashable($0)) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) where Label == Text {
        self.init(label: Text(title), entry: value.map { .value(AnyHashable($0)) })
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), entry: .view(destination()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), entry: .view(destination()))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), entry: .view(destination))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), entry: .view(destination))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), isActive: isActive) { Text(title) }
    }
}

nonisolated extension NavigationLink {
    /// Whether the screen is shown in the next column, where columns stand beside each other.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var link = self
        link.opensNextColumn = isDetailLink
        return link
    }
}
