import MarketplaceDesign
import MarketplaceModel
import Vitrine

extension BasicRow {
    /// How a row sets itself off from its neighbours.
    public enum Style: Sendable {
        /// By a line below it.
        case plain
        /// By a background of its own.
        case card
    }

    /// A row for a host that lists items by identity.
    @MainActor
    public static func itemModel(
        dataID: some Hashable, content: BasicRow, style: Style = .plain
    ) -> ItemModel {
        ItemModel(dataID: dataID) { RowItem(content: content, style: style) }
    }
}

private struct RowItem: View {
    let content: BasicRow
    let style: BasicRow.Style

    var body: some View {
        switch style {
        case .plain:
            VStack(spacing: 0) {
                ListRow(row: content).padding(.vertical, Spacing.medium)
                Hairline()
            }
        case .card:
            ListRow(row: content)
                .padding(Spacing.large)
                .background(.well, in: RoundedRectangle(cornerRadius: Radius.card))
                .padding(.vertical, Spacing.small)
        }
    }
}
