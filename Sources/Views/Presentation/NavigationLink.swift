import Foundation

/// A button that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    @Environment(\.isInListRow) private var isInListRow

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    @MainActor public var body: some View {
        if isInListRow {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                Chevron(direction: .forward).foregroundStyle(HierarchicalShapeStyle.tertiary)
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
        } else {
            Button(action: {}, label: { label })
        }
    }
}

extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
        self.label = Text(titleKey)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) where Label == Text {
        self.label = Text(title)
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.label = Text(titleKey)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.label = Text(title)
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.label = Text(titleKey)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.label = Text(title)
    }
}
