import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Rows below each other.
public struct RowList: View {
    private let module: RowsModule

    public init(module: RowsModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            ShelfHeader(header: module.header)
            VStack(spacing: 0) {
                ForEach(module.rows) { RowView(row: $0) }
            }
            ShelfFooter(footer: module.footer)
        }
    }
}
