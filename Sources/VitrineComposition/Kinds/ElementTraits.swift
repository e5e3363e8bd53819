import VitrineJSONValues
import VitrineViews

/// The properties that elements of all kinds may have beside their own.
struct ElementTraits {
    /// Nothing where it is that of the element around.
    var isRightToLeft: Bool?
    var zIndex = 0.0
    var flexItem: FlexItem?
    var gridCell = GridCellTraits()
    /// The design tokens that properties are made of, by the properties' names.
    var tokens: [String: [String]] = [:]
    var words: AccessibilityWords?

    static let declarations =
        ownProperties.map(\.declaration) + FlexItem.properties.map(\.declaration)
        + GridCellTraits.properties.map(\.declaration) + AccessibilityWords.properties.map(\.declaration)

    private static let names = Set(declarations.map(\.name))

    private static let ownProperties: [Property<ElementTraits>] = [
        Property(
            "layout direction", optional: \.isRightToLeft, .word("right to left", else: "left to right"),
            .place, usually: "as around"),
        Property("z index", \.zIndex, .number(.count), .paint, default: 0),
        Property("tokens", \.tokens, .tokens, .content, default: [:]),
    ]

    init() {}

    /// Nothing where the stored properties are not as they would be written.
    init?(_ stored: [String: JSONValue]) {
        self.init()
        // Most elements have none.
        guard stored.keys.contains(where: Self.names.contains) else { return }
        guard let own = stored.element(self, Self.ownProperties),
            let flexItem = stored.element(FlexItem(), FlexItem.properties),
            let gridCell = stored.element(GridCellTraits(), GridCellTraits.properties),
            let words = stored.element(AccessibilityWords(), AccessibilityWords.properties)
        else { return nil }
        self = own
        self.flexItem = flexItem == FlexItem() ? nil : flexItem
        self.gridCell = gridCell
        self.words = words == AccessibilityWords() ? nil : words
    }

    /// What is to be written of them.
    var written: [String: JSONValue] {
        var written = [String: JSONValue](self, Self.ownProperties)
        if let flexItem { written.add(flexItem, FlexItem.properties) }
        if gridCell != GridCellTraits() { written.add(gridCell, GridCellTraits.properties) }
        if let words { written.add(words, AccessibilityWords.properties) }
        return written
    }
}

extension GridCellTraits {
    /// What a cell asks of its grid.
    fileprivate static let properties: [Property<GridCellTraits>] = [
        Property("cell columns", \.columns, .count, .place, default: 1),
        Property("cell anchor", optional: \.anchor, .unitPoint, .place),
        Property("column alignment", optional: \.columnAlignment, .alignment, .place),
        Property("unsized axes", \.unsizedAxes, .axes, .place, default: []),
        Property("cell placement", \.placement, .word, .place, default: .inNextTrack),
    ]
}

extension PropertyFormat where Value == [String: [String]] {
    /// A token's path where there is one, else a list of paths.
    fileprivate static var tokens: PropertyFormat {
        PropertyFormat(
            unit: .record,
            write: { tokens in
                .record(
                    tokens.mapValues { paths in
                        paths.count == 1 ? .string(paths[0]) : .list(paths.map(JSONValue.string))
                    })
            },
            read: { value in
                value.record?.compactMapValues { paths in
                    (paths.list ?? [paths]).compactMap(\.string)
                }
            })
    }
}
