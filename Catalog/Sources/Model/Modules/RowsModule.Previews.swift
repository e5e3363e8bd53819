import Vitrine

extension RowsModule {
    /// Made of the rows' own previews.
    public enum Previews {
        public static var results: RowsModule {
            get throws {
                RowsModule(
                    header: nil, rows: [Row.Previews.title, try Row.Previews.listing, Row.Previews.button],
                    footer: nil)
            }
        }
    }
}
