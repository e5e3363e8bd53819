import Vitrine

/// The components by which growth is measured, so small that drawing them takes little of the time.
@MainActor
enum Tiles {
    /// Which of them are not as they were recorded.
    enum Changed {
        case none, oneInTwenty, all

        func contains(_ index: Int) -> Bool {
            switch self {
            case .none: false
            case .oneInTwenty: index.isMultiple(of: 20)
            case .all: true
            }
        }
    }

    /// How many variants a component has.
    static var count: Int {
        get { state.count }
        set { state.count = newValue }
    }
    static var changed: Changed {
        get { state.changed }
        set { state.changed = newValue }
    }

    static let definitions: [any ViewDefinition.Type] = [
        Tiles_Definition<0>.self, Tiles_Definition<1>.self, Tiles_Definition<2>.self,
        Tiles_Definition<3>.self, Tiles_Definition<4>.self, Tiles_Definition<5>.self,
        Tiles_Definition<6>.self, Tiles_Definition<7>.self, Tiles_Definition<8>.self,
        Tiles_Definition<9>.self,
    ]

    private final class State {
        var count = 0
        var changed = Changed.none
    }

    private static let state = State()
}

private enum Tiles_Definition<let number: Int>: ViewDefinition {
    static var componentName: String { "Tiles \(number)" }
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        for index in 0..<Tiles.count {
            Tile(width: Double(index % 8 + 4), padding: Tiles.changed.contains(index) ? 5 : 4).named(
                "Tile \(index)")
        }
    }
}

private struct Tile: View {
    let width: Double
    let padding: Double

    var body: some View {
        Color.red.frame(width: width, height: 4).padding(padding).background(Color.gray)
    }
}
