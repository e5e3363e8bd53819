import Foundation

/// Screens that a bar chooses among; the picture shows the chosen one and the bar.
public nonisolated struct TabView<SelectionValue, Content: View>: View {
    private let selection: AnyHashable?
    private let content: Content
    @Environment(\.tabLook) private var look

    init(selection: AnyHashable?, content: Content) {
        self.selection = selection
        self.content = content
    }

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    where SelectionValue: Hashable {
        self.init(selection: selection.map { AnyHashable($0.wrappedValue) }, content: content())
    }

    @MainActor public var body: some View {
        Arranged(content) { [look, selection] tabs in
            let chosen = tabs.firstIndex { $0.traits[TagTrait.self] == selection && selection != nil } ?? 0
            return Tabs(tabs: tabs, chosen: chosen, look: look)
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
        self.init(selection: AnyHashable(selection.wrappedValue), content: content().screens)
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

    private var bar: some View {
        HStack(spacing: 0) {
            ForEach(tabs) { tab in
                if let label = tab.traits[TabItemTrait.self] {
                    VStack(spacing: 3) { AnyView(label) }
                        .labelStyle(TabItemLabelStyle())
                        .symbolVariant(.fill)
                        .font(.system(size: 10, weight: .medium))
                        .foregroundStyle(tab.id == tabs[chosen].id ? Color.accentColor : .gray)
                        .frame(maxWidth: .infinity)
                }
            }
        }
        .frame(height: 49)
        .background(BackgroundStyle())
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
