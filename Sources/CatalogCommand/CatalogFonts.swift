public import VitrineComposition
import VitrineRendering
public import VitrineTypesetting

/// The fonts of a catalogue: files, and the families that stand for the system's designs.
public struct CatalogFonts: Sendable {
    let book: @Sendable () throws -> FontBook
    let families: FontFamilies

    /// Font files of the catalogue's own; `book` opens them when a command needs fonts; what it throws ends the
    /// command.
    public init(families: FontFamilies, book: @escaping @Sendable () throws -> FontBook) {
        self.families = families
        self.book = book
    }

    /// Inter, as Debian's package fonts-inter installs it.
    public static let inter = CatalogFonts(families: FontFamilies(default: "Inter")) { try FontBook.inter() }

    /// Inter, and Noto for what it lacks: the serif and the monospaced design, other scripts, Han in one of its forms,
    /// emoji. Files are looked for when a text needs them.
    public static func interAndNoto(han: FontBook.HanForms = .simplifiedChinese) -> CatalogFonts {
        CatalogFonts(families: .interAndNoto) { try FontBook.interAndNoto(han: han) }
    }
}
