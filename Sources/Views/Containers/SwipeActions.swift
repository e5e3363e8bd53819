import Foundation

nonisolated extension View {
    /// Lets people swipe a row aside for some buttons, of which the first stands at the edge.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View {
        let buttons = content()
        return modified(by: .actionContent(buttons)).modified(
            by: .trait { traits in
                var actions = traits[SwipeActionsTrait.self] ?? SwipeActions()
                actions[edge] = buttons
                traits[SwipeActionsTrait.self] = actions
            })
    }

    /// Lets the row be swiped, if there is something to do then.
    @ViewBuilder func swiped(by actions: SwipeActions?) -> some View {
        if let actions { SwipedRow(row: self, actions: actions) } else { self }
    }
}

/// The buttons behind the two ends of a row.
struct SwipeActions {
    private var leading: (any View)?
    private var trailing: (any View)?

    subscript(edge: HorizontalEdge) -> (any View)? {
        get { edge == .leading ? leading : trailing }
        set { if edge == .leading { leading = newValue } else { trailing = newValue } }
    }
}

enum SwipeActionsTrait: TraitKey { typealias Value = SwipeActions }

/// A row that a finger moves aside, as far as the buttons behind it are wide.
private nonisolated struct SwipedRow<Row: View>: View {
    let row: Row
    let actions: SwipeActions
    /// Whose buttons are shown.
    @State private var edge: HorizontalEdge?
    @Environment(\.layoutDirection) private var direction

    @MainActor var body: some View {
        let shown = edge.flatMap { actions[$0] } ?? EmptyView()
        Arranged(AnyView(shown).buttonStyle(SwipeActionStyle()).tint(.gray)) { [row, edge, direction] in
            let buttons = edge == .leading ? Array($0) : $0.reversed()
            let width = SwipeActionStyle.width * CGFloat(buttons.count)
            let isToTheRight = (edge == .leading) == (direction == .leftToRight)
            return
                row
                .offset(x: isToTheRight ? width : -width)
                .background(alignment: edge == .leading ? .leading : .trailing) {
                    HStack(spacing: 0) { ForEach(buttons) { $0 } }
                        .simultaneousGesture(TapGesture().onEnded { self.edge = nil })
                }
        }
        .gesture(DragGesture().onEnded { swipe(by: $0.translation) })
    }

    /// Shows the buttons at the end that the finger comes from, or hides those at the other.
    @MainActor private func swipe(by way: CGSize) {
        guard abs(way.width) > abs(way.height), abs(way.width) > SwipeActionStyle.width / 2 else { return }
        let side: HorizontalEdge = (way.width > 0) == (direction == .leftToRight) ? .leading : .trailing
        if edge == nil, actions[side] != nil { edge = side } else if edge != side { edge = nil }
    }
}

/// The look of a button behind a row: as high as the row, a symbol over a title.
private nonisolated struct SwipeActionStyle: ButtonStyle {
    static let width: CGFloat = 74

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(SwipeLabelStyle())
            .font(.system(size: 15))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .frame(width: Self.width)
            .frame(maxHeight: .infinity)
            .background(configuration.role == .destructive ? Color.red : .accentColor)
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
