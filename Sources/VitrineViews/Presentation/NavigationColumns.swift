import Foundation

/// Columns of screens: beside each other where the width is regular, in one stack elsewhere.
nonisolated struct NavigationColumns: View {
    /// From the sidebar to the detail; two or three.
    let columns: [AnyView]
    var visibility: Binding<NavigationSplitViewVisibility>?
    /// The last column of the stack; where there is none, a column follows one whose list has a selection.
    var preferredCompactColumn: Binding<NavigationSplitViewColumn>?
    /// The visibility that people choose where no property keeps it.
    @State private var chosenVisibility = NavigationSplitViewVisibility.automatic
    /// What links have opened in a column, by its place.
    @State private var opened: [Int: OpenedScreen] = [:]
    /// In points, by the columns' places.
    @State private var widths: [Int: CGFloat] = [:]
    @State private var registers = ColumnRegisters()
    @Environment(\.showsColumns) private var showsColumns
    @Environment(\.navigationSplitDetail) private var detail

    @MainActor var body: some View {
        if showsColumns {
            GeometryReader { proxy in
                beside(
                    SplitArrangement(
                        in: proxy.size, widths: columns.indices.map { widths[$0] },
                        visibility: visibility?.wrappedValue ?? chosenVisibility, detail: detail))
            }
        } else {
            NavigationScreens(root: collapsed(from: 0), holdsColumns: true)
        }
    }

    // MARK: Beside each other

    @MainActor private func beside(_ arrangement: SplitArrangement) -> some View {
        ZStack(alignment: .leading) {
            ForEach(columns.indices, id: \.self) { place in
                Offstage(
                    isOffstage: !arrangement.shown.contains(place), content: column(place, in: arrangement))
            }
            if arrangement.isOverlaid {
                PresentationMetrics.dimming.ignoresSafeArea().zIndex(1)
                    .interaction(.activation { show(.detailOnly) })
            }
        }
    }

    @MainActor private func column(_ place: Int, in arrangement: SplitArrangement) -> some View {
        let (isFirst, isLast) = (place == arrangement.shown.lowerBound, place == columns.count - 1)
        let width = arrangement.widths[place]
        return screens(of: place, width: width, toggle: isFirst ? arrangement.visibilityAfterToggle : nil)
            .frame(width: width)
            .overlay(alignment: .trailing) { if !isLast { ColumnSeparator() } }
            .padding(.leading, arrangement.origin(of: place))
            .zIndex(arrangement.liesOverDetail(place) ? 2 : 0)
    }

    /// - Parameter toggle: what the button in the column's bar shows; nothing for a bar without it.
    @MainActor private func screens(
        of place: Int, width: CGFloat, toggle: NavigationSplitViewVisibility?
    ) -> some View {
        let isLast = place == columns.count - 1
        var bar = ColumnBar()
        if let toggle { bar.toggle = { show(toggle) } }
        bar.hidesToggle = { [registers] in registers.hidesToggle }
        return NavigationScreens(
            root: root(of: place), holdsColumns: true, follower: isLast ? nil : follower(of: place)
        )
        .collecting { values, context in
            let wanted = values[ColumnWidthKey.self]
            context.observe(wanted, as: "width of column \(place)", initially: wanted != nil) { _, new in
                widths[place] = new
            }
            values[ColumnWidthKey.self] = nil
            if place == 0 { registers.hidesToggle = values[HidesSidebarToggleKey.self] }
            let selected = values[ListSelectionsKey.self].compactMap { $0.selected() }
            context.observe(selected, as: "selection of column \(place)", initially: false) { _, _ in
                opened[place + 1] = nil
            }
            values[ListSelectionsKey.self] = []
        }
        .changingEnvironment { [bar] environment in
            environment.windowWidth = width
            if place == 0 { environment.listLook = .sidebar }
            environment.isInSidebar = place == 0
            environment.linksSelectRows = !isLast
            environment.sharesRowWithTabs = false
            environment.columnBar = bar
        }
    }

    /// What a column shows: what the one before it has opened, or what it is declared with.
    @MainActor private func root(of place: Int) -> AnyView {
        guard place > 0 else { return columns[0] }
        return AnyView(
            ColumnRoot(register: registers[place - 1], opened: opened[place], declared: columns[place]))
    }

    @MainActor private func follower(of place: Int) -> ColumnFollower {
        let register = registers[place]
        return ColumnFollower(register: register) { entry in
            for screen in register.pushed { screen.dismiss() }
            opened[place + 1] = OpenedScreen(id: (opened[place + 1]?.id ?? 0) + 1, entry: entry)
        }
    }

    private func show(_ new: NavigationSplitViewVisibility) {
        if let visibility { visibility.wrappedValue = new } else { chosenVisibility = new }
    }

    // MARK: In one stack

    /// A column, and on top of it the next one if that is to be seen.
    @MainActor private func collapsed(from place: Int) -> AnyView {
        guard place + 1 < columns.count else { return columns[place] }
        let column = columns[place]
            .changingEnvironment { $0.linksSelectRows = true }
            .collecting { values, context in
                let lists = values[ListSelectionsKey.self]
                values[ListSelectionsKey.self] = []
                let selected = lists.compactMap { $0.selected() }
                context.observe(selected, as: "selection of column \(place)", initially: false) {
                    if !$1.isEmpty { preferredCompactColumn?.wrappedValue = name(of: place + 1) }
                }
                guard isToBeShown(place + 1, selected: selected) else { return }
                values[NavigationDestinationsKey.self].pushed.append(
                    PushedScreen(id: UInt64(place + 1), view: collapsed(from: place + 1), isColumn: true) {
                        for list in lists where list.selected() != nil { list.removeAll() }
                        preferredCompactColumn?.wrappedValue = name(of: place)
                    })
            }
        return AnyView(column)
    }

    /// - Parameter selected: in the column before.
    private func isToBeShown(_ place: Int, selected: [AnyHashable]) -> Bool {
        guard let preferred = preferredCompactColumn?.wrappedValue else { return !selected.isEmpty }
        return columns.indices.contains { $0 >= place && name(of: $0) == preferred }
    }

    private func name(of place: Int) -> NavigationSplitViewColumn {
        if place == 0 { return .sidebar }
        return place == columns.count - 1 ? .detail : .content
    }
}

/// What a link has opened in a column.
private struct OpenedScreen {
    /// Another one for each time, so that a screen begins with states of its own.
    let id: Int
    let entry: NavigationEntry
}

/// Where the screens go that the links and properties of a column open: into the next column.
struct ColumnFollower {
    let register: NavigationRegister
    let open: @MainActor (NavigationEntry) -> Void
}

/// The first screen of a column, once the column before it is known.
private struct ColumnRoot: PrimitiveView {
    let register: NavigationRegister
    let opened: OpenedScreen?
    let declared: AnyView

    var primitive: Primitive {
        .deferred { _ in
            if let screen = register.pushed.last { return AnyView(screen.view).id(screen.id) }
            guard let opened else { return declared }
            return EntryScreen(entry: opened.entry, register: register).id(opened.id)
        }
    }
}

/// What the bar of a column has beside the items of its screens.
struct ColumnBar {
    /// Shows or hides the columns before the one that is shown first, whose bar it stands in.
    var toggle: (@MainActor @Sendable () -> Void)?
    var hidesToggle: @MainActor () -> Bool = { false }
    /// From the first screen of a stack in a column back to the column before it.
    var back: (@MainActor @Sendable () -> Void)?
    var previousTitle: @MainActor () -> Text? = { nil }
}

/// The destinations that the columns of a split view declare, by their places.
@MainActor
private final class ColumnRegisters {
    /// Whether the first column has taken the button for the sidebar out of all bars.
    var hidesToggle = false
    private var registers: [Int: NavigationRegister] = [:]

    nonisolated init() {}

    subscript(place: Int) -> NavigationRegister {
        if let register = registers[place] { return register }
        let register = NavigationRegister()
        registers[place] = register
        return register
    }
}

private nonisolated struct ColumnSeparator: View {
    @Environment(\.pixelLength) private var pixelLength

    @MainActor var body: some View {
        Rectangle().fill(Color.separator).frame(width: pixelLength).ignoresSafeArea(edges: .vertical)
    }
}

/// Whether a view takes the button for the sidebar out of its bar.
enum HidesSidebarToggleKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Whether a view holds a stack of screens, whose bars stand in the place of those around it.
enum HoldsScreensKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
