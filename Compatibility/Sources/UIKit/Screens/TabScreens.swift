import Foundation
import Vitrine

/// The screens of a tab bar controller in tabs of the view language.
struct TabScreens: View {
    let tabs: UITabBarController

    var body: some View {
        let controllers = tabs.viewControllers ?? []
        let bar = tabs.tabBar
        TabView(selection: selection) {
            ForEach(controllers.indices, id: \.self) { index in
                let controller = controllers[index]
                ControllerScreen(controller: controller, container: tabs)
                    .modifier(ScreenTinted(bar: bar, screen: controller.view))
                    .modifier(BarHidden(isHidden: tabs.isTabBarHidden || bar.isHidden, bar: .tabBar))
                    .modifier(BarBackdropModifier(backdrop: backdrop, bar: .tabBar))
                    .modifier(BarDarkened(isDark: bar.barStyle == .black, bar: .tabBar))
                    .badge(controller.tabBarItem.badgeValue.map { Text(verbatim: $0) })
                    .tag(index)
                    .modifier(
                        TabLabel(
                            item: controller.tabBarItem, bar: bar, isSelected: index == tabs.selectedIndex))
            }
        }
        .modifier(Tinted(color: bar.setTintColor))
        .modifier(BarFindings(texts: bar.undrawnParts))
    }

    private var selection: Binding<Int> {
        Binding(get: { tabs.selectedIndex }, set: { tabs.tapTab($0) })
    }

    private var backdrop: BarBackdropModifier.Backdrop? {
        let bar = tabs.tabBar
        let appearance = bar.scrollEdgeAppearance ?? bar.standardAppearance
        if appearance.hasBackdrop { return BarBackdropModifier.Backdrop(appearance, isAlwaysShown: true) }
        return (bar.barTintColor ?? bar.backgroundColor).map { .color($0, isAlwaysShown: true) }
    }
}

/// What a tab shows in the bar: pictures are as they are, and not filled as those of the view language.
private struct TabLabel: ViewModifier {
    let item: UITabBarItem
    let bar: UITabBar
    let isSelected: Bool

    func body(content: Content) -> some View {
        if let title = item.title, !title.isEmpty {
            content.tabItem {
                icon
                Text(verbatim: title).foregroundColor(titleColor).accessibilityLabel(spoken(title))
            }
        } else {
            content.tabItem { icon.accessibilityLabel(spoken("")) }
        }
    }

    private func spoken(_ title: String) -> Text { Text(verbatim: item.accessibilityLabel ?? title) }

    private var image: UIImage? { isSelected ? item.selectedImage ?? item.image : item.image }

    private var icon: some View {
        ZStack {
            image?.barView.environment(\.symbolVariants, .none)
                .modifier(Inked(color: image?.tint?.color ?? iconColor))
        }
    }

    private var look: UITabBarItemAppearance {
        (item.standardAppearance ?? bar.standardAppearance).stackedLayoutAppearance
    }

    private var state: UIBarItemStateAppearance { isSelected ? look.selected : look.normal }

    /// Nothing for the bar's own colours.
    private var iconColor: Color? {
        (state.iconColor ?? (isSelected ? nil : bar.unselectedItemTintColor))?.color
    }

    private var titleColor: Color? {
        let attributes =
            state.titleTextAttributes.isEmpty
            ? item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
            : state.titleTextAttributes
        return (attributes[.foregroundColor] as? UIColor)?.color ?? iconColor
    }
}
