public import Foundation

/// Where the title and the cells of a column stand in its width.
public nonisolated struct TableColumnAlignment: Hashable, Sendable {
    private enum Place { case leading, center, trailing }

    private let place: Place

    public static let automatic = TableColumnAlignment(place: .leading)
    public static let leading = TableColumnAlignment(place: .leading)
    public static let center = TableColumnAlignment(place: .center)
    public static let trailing = TableColumnAlignment(place: .trailing)
    /// As numbers of the language stand.
    public static let numeric = TableColumnAlignment(place: .trailing)

    /// As numbers of a system stand, all of which are written from the left.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    var alignment: Alignment {
        switch place {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
