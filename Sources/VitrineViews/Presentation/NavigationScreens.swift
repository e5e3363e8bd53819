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
    /// The screens that are not on the path, such as those of links without a value.
    @State private var own: [NavigationEntry] = []
    @State private var register = NavigationRegister()
    /// The places of the screens whose lists are edited.
    @State private var edited: Set<Int> = []
    /// Grows when a property pushes a screen or lets one go.
    @State private var changes = 0

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
        let pushed = register.pushed
        let count = 1 + entries.count + pushed.count
        var screens = [screen(root, at: 0, of: count, id: "root")]
        for (index, entry) in entries.enumerated() {
            let view = AnyView(EntryScreen(entry: entry, register: register))
            screens.append(screen(view, at: index + 1, of: count, id: "entry \(index)"))
        }
        for (index, screen) in pushed.enumerated() {
            let position = 1 + entries.count + index
            screens.append(
                self.screen(
                    AnyView(screen.view), at: position, of: count, id: "pushed \(screen.id)",
                    dismiss: screen.dismiss))
        }
        register.keep(first: count)
        let list = NavigationList(screens: screens).changingEnvironment {
            $0.safeArea = safeArea
            $0.enterScreens()
        }
        return BarredScreens(
            screens: list, depth: safeArea.depth, register: register,
            back: count > 1 ? back(from: pushed.last?.dismiss) : nil)
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
                environment.navigation = NavigationAction { push($0) }
                environment.editMode = environment.editMode ?? editMode(at: position)
                environment.sharesRowWithTabs = false
                guard position > 0 else { return }
                environment.isPresented = true
                environment.dismiss = DismissAction(action: back(from: dismiss))
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
private struct EntryScreen: PrimitiveView {
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

/// A view that keeps its states while it is not shown.
struct Offstage<Content: View>: PrimitiveView {
    let isOffstage: Bool
    let content: Content

    var primitive: Primitive { .offstage(content, isOffstage: isOffstage) }
}
