import Foundation
import VitrineGeometry

/// The last screen of a stack between its bars.
struct BarredScreens: PrimitiveView {
    let screens: any View
    /// How deep the frame of the bars lies in others.
    let depth: Int
    let register: NavigationRegister
    /// Nothing for the first screen.
    let back: (@MainActor @Sendable () -> Void)?
    let column: ColumnBar?
    let holdsColumns: Bool

    var primitive: Primitive {
        let barred = PreferencesRead(content: VStack { AnyView(screens) }.fillingFrame()) { values, screen in
            BarFrame(
                bars: NavigationBars(
                    register.barsInOrder, column: column, hidesToggle: values[HidesSidebarToggleKey.self]),
                values: values, depth: depth,
                back: back, isReplaced: holdsColumns && values[HoldsScreensKey.self], screen: screen)
        }
        // What has been said of these bars is not meant for those around.
        return .preferences(barred) { values, _ in
            values[BarContentsKey.self] = BarContents()
            values[ScrolledContentsKey.self] = []
            values[ContainerBackgroundsKey.self][.navigation] = nil
            values[BarAppearancesKey.self][.navigationBar] = nil
            values[BarAppearancesKey.self][.bottomBar] = nil
            values[NavigationDestinationsKey.self] = NavigationDestinations()
            values[HoldsScreensKey.self] = true
        }
    }
}

/// The contents of a bar for the screens of a stack.
struct NavigationBars {
    /// Of the screen that is shown.
    let contents: BarContents
    /// Of the screen before it.
    let previousTitle: Text?
    let titleIsLarge: Bool

    /// - Parameters:
    ///   - screens: what each of them says, from the first one on.
    ///   - column: what the column that they stand in adds.
    ///   - hidesToggle: whether a screen has taken the button for the sidebar out.
    @MainActor init(_ screens: [BarContents], column: ColumnBar?, hidesToggle: Bool) {
        var contents = screens.last ?? BarContents()
        if let column, let toggle = column.toggle, !hidesToggle, !column.hidesToggle() {
            contents.items.insert(.sidebarToggle(toggle), at: 0)
        }
        self.contents = contents
        previousTitle = screens.count > 1 ? Self.previousTitle(in: screens) : column?.previousTitle()
        var display = NavigationBarItem.TitleDisplayMode.large
        // A screen that says nothing has what the screen before has.
        for screen in screens where screen.titleDisplay != .automatic { display = screen.titleDisplay }
        titleIsLarge = display == .large
    }

    /// What the way back from the last screen is called.
    static func previousTitle(in screens: [BarContents]) -> Text? {
        let previous = screens.dropLast().last
        return previous?.backTitle ?? previous?.title
    }
}

extension ToolbarEntry {
    /// The button that shows and hides the leading columns of a split view.
    @MainActor fileprivate static func sidebarToggle(
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> ToolbarEntry {
        ToolbarEntry(
            placement: .topBarLeading,
            content: Button(action: action) { Label("Sidebar", systemImage: "sidebar.left") })
    }
}

private struct BarFrame: PrimitiveView {
    let bars: NavigationBars
    let values: PreferenceValues
    let depth: Int
    let back: (@MainActor @Sendable () -> Void)?
    /// Whether bars of a stack in the screen stand in the place of these.
    let isReplaced: Bool
    let screen: Subview

    var primitive: Primitive {
        .deferred { [self] context in
            let distances = values[ScrolledContentsKey.self].compactMap { element in
                context.place(of: element)?.distanceBelowBar(inRoom: depth)
            }
            return frame(scrolled: distances.max() ?? 0)
                .modified(by: .interactions(back.map { [.back($0)] } ?? []))
        }
    }

    /// While one searches, suggestions lie over the screen.
    private var suggestingScreen: AnyView {
        guard let search = bars.contents.search, search.takesSuggestions, !bars.contents.hidesSuggestions,
            bars.contents.suggestions != nil || search.tokens?.suggested.isEmpty == false
        else { return AnyView(screen) }
        return AnyView(
            SuggestingScreen(
                screen: screen, search: search, suggestions: bars.contents.suggestions, depth: depth))
    }

    private func frame(scrolled: CGFloat) -> some View {
        let appearances = values[BarAppearancesKey.self]
        let top = appearances[.navigationBar] ?? BarAppearance()
        let bottom = appearances[.bottomBar] ?? BarAppearance()
        let bottomItems = bars.contents.items.filter { $0.bar == .bottom }
        let showsTop =
            !isReplaced && top.visibility != .hidden && (back != nil || !bars.contents.isEmpty)
        let backdrop = values[ContainerBackgroundsKey.self][.navigation]
        return BetweenBars(depth: depth, content: suggestingScreen, backdrop: backdrop) {
            if showsTop {
                NavigationBar(
                    bars: bars, appearance: top, scrolled: scrolled,
                    back: bars.contents.hidesBackButton ? nil : back)
            }
        } bottom: {
            if bottom.visibility != .hidden, !bottomItems.isEmpty {
                BottomToolbar(items: bottomItems, appearance: bottom)
            }
        }
        .trait(HasNavigationBarTrait.self, showsTop)
    }
}

extension PlacedElements.Place {
    /// How far the element is scrolled out of a window that begins at the bar of a room; nothing where it is in no such window.
    fileprivate func distanceBelowBar(inRoom depth: Int) -> CGFloat? {
        guard let window = spaces[NamedCoordinateSpace.scrollView.key],
            let room = spaces[NamedCoordinateSpace.room(depth).key],
            // Half a point, since boxes have not been rounded to pixels.
            abs(window.minY - room.minY) <= 0.5, frame.minY < window.minY - 0.5
        else { return nil }
        return CGFloat(window.minY - frame.minY)
    }
}

/// A content between bars, below which it and its background go on to the edges of the screen.
nonisolated struct BetweenBars<Content: View, Top: View, Bottom: View>: View {
    private let depth: Int
    private let content: Content
    private let backdrop: AnyView?
    private let top: Top
    private let bottom: Bottom

    /// - Parameters:
    ///   - depth: of the safe area in which the content has been resolved.
    ///   - backdrop: nothing for the system's, which covers what lies behind as well.
    init(
        depth: Int, content: Content, backdrop: AnyView?, @ViewBuilder top: () -> Top,
        @ViewBuilder bottom: () -> Bottom
    ) {
        self.depth = depth
        self.content = content
        self.backdrop = backdrop
        self.top = top()
        self.bottom = bottom()
    }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            top.zIndex(1)
            content.coordinateSpace(.room(depth))
            bottom.zIndex(1)
        }
        .background { (backdrop ?? AnyView(Rectangle().fill(BackgroundStyle()))).ignoresSafeArea() }
        .coordinateSpace(.frame(depth))
    }
}

/// A view that is made of a content and what it hands upwards.
struct PreferencesRead<Content: View>: PrimitiveView {
    let content: Content
    let make: (PreferenceValues, Subview) -> any View

    var primitive: Primitive { .preferenceReading(content, make) }
}

nonisolated extension View {
    /// As large as the room that there is.
    func fillingFrame(alignment: Alignment = .center) -> some View {
        frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
    }
}
