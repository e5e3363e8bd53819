/// A path of any type as its values.
struct NavigationValues {
    let values: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
}

/// The destinations that the screens of a stack have declared.
@MainActor
final class NavigationRegister {
    /// By the places of the screens.
    var destinations: [Int: NavigationDestinations] = [:]
    /// What they say of their bars, by their places too.
    var bars: [Int: BarContents] = [:]

    nonisolated init() {}

    func view(for value: AnyHashable) -> any View {
        let views = destinations.sorted { $0.key < $1.key }.flatMap(\.value.views)
        for view in views.reversed() {
            if let found = view(value) { return found }
        }
        return PlaceholderBox(name: "No destination for \(value)")
    }

    /// Forgets the screens that have gone.
    func keep(first count: Int) {
        destinations = destinations.filter { $0.key < count }
        bars = bars.filter { $0.key < count }
    }

    /// What the screens say of their bars, from the first one to the one that is shown.
    var barsInOrder: [BarContents] { bars.sorted { $0.key < $1.key }.map(\.value) }

    /// The screens that properties have pushed, with their places.
    var pushed: [PushedScreen] { destinations.sorted { $0.key < $1.key }.flatMap(\.value.pushed) }
}

/// The screens of a stack: all of them live, the last one is shown.
struct NavigationScreens: PrimitiveView {
    let root: AnyView
    var path: NavigationValues?
    /// Whether the screens are columns of a split view, of which each may hold a stack with bars of its own.
    var holdsColumns = false
    /// The next column, where the screens stand in one that opens others there.
    var follower: ColumnFollower?
    /// The screens that are not on the path, such as those of links without a value.
    @State private var own: [NavigationEntry] = []
    @State private var ownRegister = NavigationRegister()
    /// The places of the screens whose lists are edited.
    @State private var edited: Set<Int> = []
    /// Grows when a property pushes a screen or lets one go.
    @State private var changes = 0

    @MainActor private var register: NavigationRegister { follower?.register ?? ownRegister }

    var primitive: Primitive {
        .deferred { [self] context in
            var supplied = self
            context.supply(&supplied)
            return supplied.screens(in: context.environment)
        }
    }

    @MainActor private func screens(in environment: EnvironmentValues) -> any View {
        let safeArea = SafeArea.frame(depth: (environment.safeArea?.depth ?? 0) + 1, in: environment.safeArea)
        let entries = (path?.values() ?? []).map(NavigationEntry.value) + own
        let allPushed = follower == nil ? register.pushed : []
        let (columns, pushed) = (allPushed.filter(\.isColumn), allPushed.filter { !$0.isColumn })
        let count = 1 + entries.count + allPushed.count
        var screens = [screen(root, at: 0, of: count, id: "root")]
        func append(_ pushed: [PushedScreen]) {
            for screen in pushed {
                let view = AnyView(PushedView(id: screen.id, register: register))
                screens.append(
                    self.screen(
                        view, at: screens.count, of: count, id: "pushed \(screen.id)", dismiss: screen.dismiss
                    ))
            }
        }
        append(columns)
        for (index, entry) in entries.enumerated() {
            let view = AnyView(EntryScreen(entry: entry, register: register))
            screens.append(screen(view, at: screens.count, of: count, id: "entry \(index)"))
        }
        append(pushed)
        register.keep(first: count)
        let columnBar = environment.columnBar
        let list = NavigationList(screens: screens).changingEnvironment { [holdsColumns] in
            $0.safeArea = safeArea
            $0.enterScreens()
            if !holdsColumns { $0.columnBar = nil }
        }
        let last = pushed.last ?? (entries.isEmpty ? columns.last : nil)
        return BarredScreens(
            screens: list, depth: safeArea.depth, register: register,
            back: count > 1 ? back(from: last?.dismiss) : columnBar?.back, column: columnBar,
            holdsColumns: holdsColumns)
    }

    @MainActor private func screen(
        _ view: AnyView, at position: Int, of count: Int, id: String,
        dismiss: (@MainActor @Sendable () -> Void)? = nil
    ) -> Primitive.Element {
        let isCovered = position < count - 1
        let content = Offstage(isOffstage: isCovered, content: view)
            .collecting { values, context in
                let destinations = values[NavigationDestinationsKey.self]
                register.destinations[position] = destinations
                register.bars[position] = values[BarContentsKey.self]
                let pushed = destinations.pushed.map(\.id)
                context.observe(pushed, as: "pushed \(position)", initially: !pushed.isEmpty) { _, _ in
                    changes += 1
                }
                if isCovered { values = PreferenceValues() }
                context.finish { edited.remove(position) }
            }
            .changingEnvironment { [self] environment in
                environment.navigation = NavigationAction(push: { push($0) }, open: follower?.open)
                environment.editMode = environment.editMode ?? editMode(at: position)
                environment.sharesRowWithTabs = false
                guard position > 0 else { return }
                environment.isPresented = true
                environment.dismiss = DismissAction(action: back(from: dismiss))
                guard holdsColumns else { return }
                var bar = environment.columnBar ?? ColumnBar()
                bar.back = back(from: dismiss)
                bar.previousTitle = { NavigationBars.previousTitle(in: register.barsInOrder) }
                environment.columnBar = bar
            }
        return Primitive.Element(id: id, view: content)
    }

    private func editMode(at position: Int) -> Binding<EditMode> {
        Binding(
            get: { edited.contains(position) ? .active : .inactive },
            set: { mode in
                if mode.isEditing { edited.insert(position) } else { edited.remove(position) }
            })
    }

    @MainActor private func back(from dismiss: (@MainActor @Sendable () -> Void)?)
        -> @MainActor @Sendable () -> Void
    {
        dismiss ?? { pop() }
    }

    @MainActor private func push(_ entry: NavigationEntry) {
        guard case .value(let value) = entry, let path, own.isEmpty else {
            own.append(entry)
            return
        }
        path.set(path.values() + [value])
    }

    @MainActor private func pop() {
        if !own.isEmpty {
            own.removeLast()
        } else if let path, !path.values().isEmpty {
            path.set(path.values().dropLast())
        }
    }
}

private struct NavigationList: PrimitiveView {
    let screens: [Primitive.Element]

    var primitive: Primitive { .list(screens) }
}

/// A screen whose destination is known once the screens before it are.
struct EntryScreen: PrimitiveView {
    let entry: NavigationEntry
    let register: NavigationRegister

    var primitive: Primitive {
        .deferred { _ in
            switch entry {
            case .value(let value): register.view(for: value)
            case .view(let view): view
            }
        }
    }
}

/// A screen that a property shows, as it is once the screens before it are known.
struct PushedView: PrimitiveView {
    let id: UInt64
    let register: NavigationRegister

    var primitive: Primitive {
        .deferred { _ in register.pushed.last { $0.id == id }?.view ?? EmptyView() }
    }
}

/// A view that keeps its states while it is not shown.
struct Offstage<Content: View>: PrimitiveView {
    let isOffstage: Bool
    let content: Content

    var primitive: Primitive { .offstage(content, isOffstage: isOffstage) }
}
