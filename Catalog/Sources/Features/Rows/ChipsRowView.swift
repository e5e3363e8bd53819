import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Words to choose among, side by side as far as they go.
public struct ChipsRowView: View {
    private let row: ChipsRow
    @Environment(\.performAction) private var performAction
    @Environment(\.session) private var session
    @Environment(\.tokens) private var tokens

    public init(row: ChipsRow) {
        self.row = row
    }

    public var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: Spacing.small) {
                ForEach(row.chips) { chip in
                    Chip(chip.title, isSelected: chip.id == selected) {
                        performAction(.choose(chip: chip.id, row: row.id))
                    }
                }
            }
            .padding(.horizontal, Spacing.large)
        }
        .padding(.horizontal, -tokens[Spacing.large])
    }

    private var selected: String? { session.chips[row.id] ?? row.selected }
}
