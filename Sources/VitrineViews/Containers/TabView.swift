import Foundation

/// Screens that a bar chooses among: the chosen one above the bar.
public nonisolated struct TabView<SelectionValue, Content: View>: View {
    private let selection: Binding<AnyHashable>?
    private let content: Content
    /// The chosen place where no selection is given.
    @State private var chosen = 0
    @State private var register = TabRegister()
    @Environment(\.tabLook) private var look
    @Environment(\.safeArea) private var safeArea
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    /// Whether tabs stand at the top, as on pads.
    private var floats: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

    init(selection: Binding<AnyHashable>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    where SelectionValue: Hashable {
        self.init(selection: selection.map { $0.erased }, content: content())
    }

    @MainActor public var body: some View {
        let room = SafeArea.frame(depth: (safeArea?.depth ?? 0) + 1, in: safeArea)
        Arranged(screens(in: room)) { [look, floats, register, selection, ownChoice = $chosen] all in
            let tabs = all.filter { $0.traits[HiddenTabTrait.self] != true }
            let value = selection?.wrappedValue
            let index =
                value == nil ? ownChoice.wrappedValue : tabs.firstIndex { $0.traits[TagTrait.self] == value }
            return Tabs(
                tabs: tabs, chosen: index ?? 0, look: look,
                place: floats ? .atTop(of: tabs, chosen: index ?? 0) : .bottom,
                appearance: register.appearance, backdrop: register.backdrop, depth: room.depth
            ) { index in
                if let selection {
                    if let tag = tabs[index].traits[TagTrait.self] { selection.wrappedValue = tag }
                } else {
                    ownChoice.wrappedValue = index
                }
            }
        }
    }

    /// The screens of all tabs, which stand above the bar unless they are pages.
    @MainActor private func screens(in room: SafeArea) -> some View {
        content
            .changingEnvironment { [look, floats] environment in
                guard look == .bar else { return }
                environment.safeArea = room
                environment.enterScreens()
                environment.sharesRowWithTabs = floats
            }
            .collecting { [register] values, _ in
                register.appearance = values[BarAppearancesKey.self][.tabBar] ?? BarAppearance()
                values[BarAppearancesKey.self][.tabBar] = nil
                register.backdrop = values[ContainerBackgroundsKey.self][.tabView]
                values[ContainerBackgroundsKey.self][.tabView] = nil
            }
    }
}

/// The bar's appearance and the background that the screens of a tab view set.
@MainActor
private final class TabRegister {
    var appearance = BarAppearance()
    var backdrop: AnyView?

    nonisolated init() {}
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
    /// Where the bar stands.
    enum Place {
        case bottom, top
        /// In the row of the bar that the screen has at its top.
        case navigationBar

        static func atTop(of tabs: [Subview], chosen: Int) -> Place {
            let hasBar =
                tabs.indices.contains(chosen) && tabs[chosen].traits[HasNavigationBarTrait.self] == true
            return hasBar ? .navigationBar : .top
        }
    }

    let tabs: [Subview]
    let chosen: Int
    let look: TabLook
    let place: Place
    let appearance: BarAppearance
    let backdrop: AnyView?
    /// Of the safe area that the screens stand in.
    let depth: Int
    let choose: (Int) -> Void
    /// Whether the list of the tabs that the bar has no room for is shown.
    @State private var showsMore = false

    @MainActor var body: some View {
        switch look {
        case .bar:
            let isShown = appearance.visibility != .hidden
            switch place {
            case .bottom:
                BetweenBars(depth: depth, content: shown, backdrop: backdrop) {
                } bottom: {
                    if isShown { bar }
                }
            case .top:
                BetweenBars(depth: depth, content: shown, backdrop: backdrop) {
                    if isShown { floatingBar }
                } bottom: {
                }
            case .navigationBar:
                BetweenBars(depth: depth, content: shown, backdrop: backdrop) {
                } bottom: {
                }
                .overlay(alignment: .top) { if isShown { floatingBar } }
            }
        case .pages(let showsIndex):
            screen.overlay(alignment: .bottom) {
                if showsIndex && tabs.count > 1 { dots.padding(.bottom, 10) }
            }
        }
    }

    /// In a stack of its own, so that there is one view whatever it is.
    private var shown: some View {
        VStack(spacing: 0) {
            if showsMore {
                MoreTabs(tabs: tabs, first: BarMetrics.tabLimit - 1) { index in
                    showsMore = false
                    choose(index)
                }
            } else {
                screen
            }
        }
    }

    private var screen: some View {
        ForEach(tabs[min(chosen, tabs.count)..<min(chosen + 1, tabs.count)]) { tab in tab.fillingFrame() }
    }

    @MainActor private var bar: some View {
        TabBar(tabs: tabs, chosen: showsMore ? nil : chosen, appearance: appearance) { index in
            showsMore = index == nil
            if let index { choose(index) }
        }
    }

    @MainActor private var floatingBar: some View {
        FloatingTabBar(tabs: tabs, chosen: chosen, appearance: appearance, choose: choose)
            .frame(maxWidth: .infinity)
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

extension Binding where Value: Hashable {
    /// The binding without its type; values of another type are not set.
    fileprivate var erased: Binding<AnyHashable> {
        Binding<AnyHashable>(
            get: { AnyHashable(wrappedValue) },
            set: { if let value = $0 as? Value { wrappedValue = value } })
    }
}
