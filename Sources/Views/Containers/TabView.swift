import Foundation

/// Screens that a bar chooses among; the picture shows the chosen one and the bar.
public nonisolated struct TabView<SelectionValue, Content: View>: View {
    private let selection: Binding<AnyHashable>?
    private let content: Content
    /// The chosen place where no selection is given.
    @State private var chosen = 0
    @Environment(\.tabLook) private var look

    init(selection: Binding<AnyHashable>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    where SelectionValue: Hashable {
        self.init(selection: selection.map { $0.erased }, content: content())
    }

    @MainActor public var body: some View {
        Arranged(content) { [look, selection, ownChoice = $chosen] tabs in
            let value = selection?.wrappedValue
            let index =
                value == nil ? ownChoice.wrappedValue : tabs.firstIndex { $0.traits[TagTrait.self] == value }
            return Tabs(tabs: tabs, chosen: index ?? 0, look: look) { index in
                if let selection {
                    if let tag = tabs[index].traits[TagTrait.self] { selection.wrappedValue = tag }
                } else {
                    ownChoice.wrappedValue = index
                }
            }
        }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }
}

extension TabView {
    /// Screens that are declared as tabs, with values of the selection's type.
    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Tabs.TabValue == SelectionValue, Content == Tabs.Screens {
        self.init(selection: selection.erased, content: content().screens)
    }

    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where Tabs.TabValue == Never, SelectionValue == Never, Content == Tabs.Screens {
        self.init(selection: nil, content: content().screens)
    }
}

private nonisolated struct Tabs: View {
    let tabs: [Subview]
    let chosen: Int
    let look: TabLook
    let choose: (Int) -> Void

    @MainActor var body: some View {
        switch look {
        case .bar:
            VStack(spacing: 0) {
                screen
                Divider()
                bar
            }
        case .pages(let showsIndex):
            screen.overlay(alignment: .bottom) {
                if showsIndex && tabs.count > 1 { dots.padding(.bottom, 10) }
            }
        }
    }

    private var screen: some View {
        ForEach(tabs[min(chosen, tabs.count)..<min(chosen + 1, tabs.count)]) { tab in
            tab.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        }
    }

    @MainActor private var bar: some View {
        HStack(spacing: 0) {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                if let label = tab.traits[TabItemTrait.self] {
                    VStack(spacing: 3) { AnyView(label) }
                        .labelStyle(TabItemLabelStyle())
                        .symbolVariant(.fill)
                        .font(.system(size: 10, weight: .medium))
                        .foregroundStyle(tab.id == tabs[chosen].id ? Color.accentColor : .gray)
                        .frame(maxWidth: .infinity)
                        .interaction(
                            .contentShape(Rectangle(), isEvenOdd: false), .activation { choose(index) }
                        )
                        .accessibilityElement(children: .combine)
                        .accessibilityAddTraits(index == chosen ? [.isButton, .isSelected] : .isButton)
                        .accessibilityRole(.tab)
                }
            }
        }
        .frame(height: 49)
        .background(BackgroundStyle())
        .accessibilityElement(children: .contain)
        .accessibilityRole(.tabBar)
    }

    private var dots: some View {
        HStack(spacing: 9) {
            ForEach(tabs) { tab in
                Circle().fill(tab.id == tabs[chosen].id ? Color.white : .white.opacity(0.4))
                    .frame(width: 7, height: 7)
            }
        }
    }
}

private nonisolated struct TabItemLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(.system(size: 18))
            configuration.title
        }
    }
}

extension Binding where Value: Hashable {
    /// The binding without its type; values of another type are not set.
    fileprivate var erased: Binding<AnyHashable> {
        Binding<AnyHashable>(
            get: { AnyHashable(wrappedValue) },
            set: { if let value = $0 as? Value { wrappedValue = value } })
    }
}
