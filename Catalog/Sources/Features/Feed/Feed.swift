import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Rows of this module among cards of the app around it, whose models the module does not know.
///
/// The app passes in what makes a card of its model, so that cards that were there before there were views live on beside them:
///
/// ```swift
/// Feed([.row(row), .card(offer), .row(other)]) { OldOfferCard(offer: $0) }
/// ```
public struct Feed<Card: Identifiable, CardView: View>: View {
    public enum Entry {
        case row(BasicRow, style: BasicRow.Style = .plain)
        case card(Card)
    }

    private let entries: [Entry]
    private let makeCard: @MainActor (Card) -> CardView

    public init(_ entries: [Entry], @ViewBuilder card: @escaping @MainActor (Card) -> CardView) {
        self.entries = entries
        self.makeCard = card
    }

    public var body: some View {
        ItemList(entries.map(item))
    }

    /// Rows and cards may have the same ids.
    private func item(for entry: Entry) -> ItemModel {
        switch entry {
        case .row(let row, let style):
            BasicRow.itemModel(dataID: "row/\(row.id)", content: row, style: style)
        case .card(let card):
            ItemModel(dataID: CardID(id: card.id)) { makeCard(card).padding(.vertical, Spacing.small) }
        }
    }

    private struct CardID: Hashable {
        let id: Card.ID
    }
}
