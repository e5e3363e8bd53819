import Foundation
import Vitrine

/// The screens of a navigation controller in a stack of the view language.
struct StackScreens: View {
    /// A screen on top of the first one.
    struct Entry: Hashable {
        let controller: UIViewController

        static func == (one: Entry, other: Entry) -> Bool { one.controller === other.controller }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
    }

    let stack: UINavigationController

    var body: some View {
        let bar = stack.navigationBar
        NavigationStack(path: path) {
            ZStack {
                if let root = stack.viewControllers.first { StackScreen(stack: stack, controller: root) }
            }
            .navigationDestination(for: Entry.self) { StackScreen(stack: stack, controller: $0.controller) }
        }
        .modifier(Tinted(color: bar.setTintColor))
        .modifier(BarFindings(texts: bar.undrawnParts))
    }

    private var path: Binding<[Entry]> {
        Binding(
            get: { stack.viewControllers.dropFirst().map(Entry.init) },
            set: { entries in
                guard entries.count < stack.viewControllers.count - 1 else { return }
                let top = stack.viewControllers[entries.count]
                stack.popToViewController(top, animated: true)
            })
    }
}

/// A screen of a stack with what it says of the bars.
private struct StackScreen: View {
    let stack: UINavigationController
    let controller: UIViewController

    private var item: UINavigationItem { controller.navigationItem }
    private var bar: UINavigationBar { stack.navigationBar }

    var body: some View {
        // What a hosted content says of the bars goes before, as on Apple's systems.
        titled
            .modifier(ScreenTinted(bar: bar, screen: controller.view))
            .toolbar {
                if !leading.isEmpty {
                    ToolbarItemGroup(placement: .topBarLeading) { BarButtons(items: leading, bar: bar) }
                }
                if let titleView = item.titleView {
                    ToolbarItem(placement: .principal) { SizedView(view: titleView) }
                }
                if !trailing.isEmpty {
                    ToolbarItemGroup(placement: .topBarTrailing) { BarButtons(items: trailing, bar: bar) }
                }
                if !stack.isToolbarHidden, let items = controller.toolbarItems {
                    ToolbarItemGroup(placement: .bottomBar) { BarButtons(items: items, bar: stack.toolbar) }
                }
            }
            .modifier(WayBack(isHidden: hidesBack, isBare: showsBareBack, title: backTitle))
            .modifier(BarHidden(isHidden: stack.isNavigationBarHidden, bar: .navigationBar))
            .modifier(BarHidden(isHidden: hidesTabs, bar: .tabBar))
            .modifier(BarBackdropModifier(backdrop: backdrop, bar: .navigationBar))
            .modifier(BarDarkened(isDark: bar.barStyle == .black, bar: .navigationBar))
            .modifier(ControllerSearch(search: item.searchController))
            .modifier(BarFindings(texts: item.undrawnParts))
    }

    private var leading: [UIBarButtonItem] { (item.leftBarButtonItems ?? []).filter { !$0.isHidden } }
    /// The first of them stands at the edge.
    private var trailing: [UIBarButtonItem] {
        (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.reversed()
    }

    private var title: String { item.title ?? controller.title ?? "" }

    @ViewBuilder private var titled: some View {
        let screen = ControllerScreen(controller: controller, container: stack)
        if controller.hostsContent {
            ZStack {
                Color.clear.navigationTitle(shownTitle)
                screen
            }
            .modifier(TitleDisplay(mode: bar.prefersLargeTitles ? itemMode : .inline))
        } else {
            screen.navigationTitle(shownTitle).navigationBarTitleDisplayMode(isLarge ? itemMode : .inline)
        }
    }

    private var isLarge: Bool { bar.prefersLargeTitles && !title.isEmpty }

    private var itemMode: NavigationBarItem.TitleDisplayMode {
        switch item.largeTitleDisplayMode {
        case .automatic: .automatic
        case .always: .large
        case .never, .inline: .inline
        }
    }

    private var shownTitle: Text {
        let appearances = [
            item.scrollEdgeAppearance, item.standardAppearance, bar.scrollEdgeAppearance,
            bar.standardAppearance,
        ].compactMap { $0 }
        let isLarge = isLarge && itemMode != .inline
        let attributes =
            appearances.map { isLarge ? $0.largeTitleTextAttributes : $0.titleTextAttributes }
            .first { !$0.isEmpty } ?? (isLarge ? bar.largeTitleTextAttributes : bar.titleTextAttributes)
        return NSAttributedString(string: title, attributes: attributes).text
    }

    private var hidesBack: Bool {
        item.hidesBackButton || !leading.isEmpty && !item.leftItemsSupplementBackButton
    }

    private var backTitle: Text? {
        (item.backBarButtonItem?.title ?? item.backButtonTitle).map { Text(verbatim: $0) }
    }

    /// Whether the way back to the screen before has a symbol alone.
    private var showsBareBack: Bool {
        guard let index = stack.viewControllers.firstIndex(where: { $0 === controller }), index > 0 else {
            return false
        }
        let previous = stack.viewControllers[index - 1].navigationItem
        return previous.backButtonDisplayMode == .minimal || previous.backButtonTitle == ""
            || previous.backBarButtonItem?.title == ""
    }

    private var hidesTabs: Bool {
        guard let index = stack.viewControllers.firstIndex(where: { $0 === controller }), index > 0 else {
            return false
        }
        return stack.viewControllers[1...index].contains { $0.hidesBottomBarWhenPushed }
    }

    private var backdrop: BarBackdropModifier.Backdrop? {
        if let edge = item.scrollEdgeAppearance ?? bar.scrollEdgeAppearance, edge.hasBackdrop {
            return BarBackdropModifier.Backdrop(edge, isAlwaysShown: true)
        }
        let standard = item.standardAppearance ?? bar.standardAppearance
        if standard.hasBackdrop { return BarBackdropModifier.Backdrop(standard, isAlwaysShown: false) }
        if let image = bar.groundImage, image.size == .zero { return .clear }
        return bar.barTintColor.map { .color($0, isAlwaysShown: !bar.isTranslucent) }
    }
}

/// A title that is large or not, unless the content is to say so.
private struct TitleDisplay: ViewModifier {
    let mode: NavigationBarItem.TitleDisplayMode

    func body(content: Content) -> some View {
        if mode == .automatic { content } else { content.navigationBarTitleDisplayMode(mode) }
    }
}

/// What a screen says of the ways back; what it does not say, its content may.
private struct WayBack: ViewModifier {
    let isHidden: Bool
    let isBare: Bool
    /// What the way back to the screen is called, if not by its title.
    let title: Text?

    func body(content: Content) -> some View {
        switch (isHidden, isBare) {
        case (true, _): content.navigationBackTitle(title).navigationBarBackButtonHidden()
        case (false, true): content.navigationBackTitle(title).toolbarRole(.editor)
        case (false, false): content.navigationBackTitle(title)
        }
    }
}

/// The search of a screen in its bar.
private struct ControllerSearch: ViewModifier {
    let search: UISearchController?

    func body(content: Content) -> some View {
        if let search {
            let bar = search.searchBar
            content
                .searchable(
                    text: Binding(get: { bar.text ?? "" }, set: { search.type($0) }),
                    isPresented: Binding(get: { search.isActive }, set: { search.isActive = $0 }),
                    prompt: bar.placeholder.map { Text(verbatim: $0) }
                )
                .modifier(SearchScopes(search: search))
                .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
                .modifier(
                    BarFindings(
                        texts: search.isActive && search.searchResultsController != nil
                            ? ["the results controller of a UISearchController is not shown"] : []))
        } else {
            content
        }
    }
}

private struct SearchScopes: ViewModifier {
    let search: UISearchController

    func body(content: Content) -> some View {
        if let titles = search.searchBar.scopeButtonTitles, !titles.isEmpty {
            let scope = Binding(
                get: { search.searchBar.selectedScopeButtonIndex }, set: { search.chooseScope($0) })
            content.searchScopes(scope, activation: .onSearchPresentation) {
                ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
            }
        } else {
            content
        }
    }
}
