import Foundation

nonisolated extension View {
    /// Lets people swipe a row aside for some buttons, of which the first stands at the edge.
    ///
    /// - Parameter allowsFullSwipe: whether a swipe across half of the window does what the first button does.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View {
        let group = SwipeActions.Group(buttons: content(), allowsFullSwipe: allowsFullSwipe)
        return modified(by: .actionContent(group.buttons)).modified(
            by: .trait { traits in
                var actions = traits[SwipeActionsTrait.self] ?? SwipeActions()
                actions[edge] = group
                traits[SwipeActionsTrait.self] = actions
            })
    }

    /// Lets the row be swiped, if there is something to do then.
    ///
    /// - Parameter edge: whose buttons are shown.
    @ViewBuilder func swiped(by actions: SwipeActions?, edge: Binding<HorizontalEdge?>) -> some View {
        if let actions { SwipedRow(row: self, actions: actions, edge: edge) } else { self }
    }
}

/// The buttons behind the two ends of a row.
struct SwipeActions {
    struct Group {
        var buttons: any View
        var allowsFullSwipe: Bool
    }

    private var leading: Group?
    private var trailing: Group?

    subscript(edge: HorizontalEdge) -> Group? {
        get { edge == .leading ? leading : trailing }
        set { if edge == .leading { leading = newValue } else { trailing = newValue } }
    }
}

enum SwipeActionsTrait: TraitKey { typealias Value = SwipeActions }

/// A row that a finger moves aside, as far as the buttons behind it are wide.
private nonisolated struct SwipedRow<Row: View>: View {
    let row: Row
    let actions: SwipeActions
    @Binding var edge: HorizontalEdge?
    /// Whether the finger has gone as far as it takes for the first of them.
    @State private var isFull = false
    @Environment(\.layoutDirection) private var direction
    @Environment(\.windowWidth) private var windowWidth

    @MainActor var body: some View {
        Arranged(shown) { [self] in aside($0) }
            .gesture(SidewardDrag().onEnded { swipe(by: $0.translation) })
    }

    @MainActor private var shown: some View {
        let buttons: any View = edge.flatMap { actions[$0]?.buttons } ?? EmptyView()
        let swipe = isFull ? FullSwipe { close() } : nil
        return AnyView(buttons).buttonStyle(SwipeActionStyle()).tint(.gray).environment(\.fullSwipe, swipe)
    }

    /// The row beside its buttons.
    @MainActor private func aside(_ shown: [Subview]) -> some View {
        let isLeading = edge == .leading
        let width = SwipeActionLook.width * CGFloat(shown.count)
        let isToTheRight = isLeading == (direction == .leftToRight)
        let ordered: [Subview] = isLeading ? shown : shown.reversed()
        return
            row
            .offset(x: isToTheRight ? width : -width)
            .background(alignment: isLeading ? .leading : .trailing) {
                HStack(spacing: 0) { ForEach(ordered) { $0 } }
                    .simultaneousGesture(TapGesture().onEnded { close() })
            }
    }

    /// Shows the buttons at the end that the finger comes from, or hides those at the other.
    @MainActor private func swipe(by way: CGSize) {
        guard abs(way.width) > SwipeActionLook.width / 2 else { return }
        let side: HorizontalEdge = (way.width > 0) == (direction == .leftToRight) ? .leading : .trailing
        guard edge == nil || edge == side else { return close() }
        guard let group = actions[side] else { return }
        edge = side
        isFull = group.allowsFullSwipe && abs(way.width) > windowWidth / 2
    }

    @MainActor private func close() { (edge, isFull) = (nil, false) }
}

/// A drag aside; one that goes up or down scrolls the list.
private nonisolated struct SidewardDrag: RecognizingGesture {
    typealias Value = DragGesture.Value
    typealias Body = Never

    @MainActor func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        guard let end = touches.path.last else { return [] }
        let isAside = abs(end.x - touches.start.x) > abs(end.y - touches.start.y)
        return isAside ? DragGesture().phases(of: touches) : []
    }
}

/// A swipe across the window, which the first button that hears of it answers.
@MainActor
private final class FullSwipe {
    private var isTaken = false
    private let end: @MainActor () -> Void

    init(end: @escaping @MainActor () -> Void) {
        self.end = end
    }

    func perform(_ action: () -> Void) {
        guard !isTaken else { return }
        isTaken = true
        action()
        end()
    }
}

extension EnvironmentValues {
    fileprivate var fullSwipe: FullSwipe? {
        get { self[FullSwipeKey.self] }
        set { self[FullSwipeKey.self] = newValue }
    }
}

private enum FullSwipeKey: EnvironmentKey { static var defaultValue: FullSwipe? { nil } }

/// A button behind a row, which a finger taps or swipes to.
private nonisolated struct SwipeActionStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        SwipeAction(configuration: configuration)
    }
}

private nonisolated struct SwipeAction: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.fullSwipe) private var fullSwipe
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        Button(configuration).buttonStyle(SwipeActionLook())
            .onChange(of: fullSwipe != nil, initial: true) {
                fullSwipe?.perform { if isEnabled { configuration.trigger() } }
            }
    }
}

/// The look of a button behind a row: as high as the row, a symbol over a title.
private nonisolated struct SwipeActionLook: ButtonStyle {
    static let width: CGFloat = 74

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(SwipeLabelStyle())
            .font(.system(size: 15))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .frame(width: Self.width)
            .frame(maxHeight: .infinity)
            .background(configuration.role == .destructive ? Color.red : .tintColor)
    }
}

private nonisolated struct SwipeLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon
            configuration.title
        }
    }
}
