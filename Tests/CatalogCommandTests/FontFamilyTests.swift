import Foundation
import Testing
import VitrineComposition
import VitrineTypesetting
import VitrineViews

@testable import CatalogCommand

struct FontFamilyTests {
    @Test func `A family of one's own is declared in one line`() throws {
        let fonts = CatalogFonts.inter.family("Noto Serif", in: "/usr/share/fonts/truetype/noto", for: .serif)
        #expect(fonts.families == FontFamilies(default: "Inter", serif: "Noto Serif"))
        let book = try fonts.book()
        #expect(book.families == ["Inter", "Noto Serif"])
        #expect(
            book.declarations.filter { $0.family == "Noto Serif" }.map(\.faceName) == [
                "Noto Serif Bold", "Noto Serif Bold Italic", "Noto Serif Regular Italic",
                "Noto Serif Regular",
            ])
    }

    @Test func `A folder without the family's files is an error`() {
        let fonts = CatalogFonts.inter.family("Acme Rounded", in: "/usr/share/fonts/truetype/noto")
        #expect(
            throws: FontFamilyError.noFiles(family: "Acme Rounded", folder: "/usr/share/fonts/truetype/noto")
        ) {
            try fonts.book()
        }
        #expect(
            "\(FontFamilyError.noFiles(family: "Acme Rounded", folder: "Fonts"))"
                == "no font file in 'Fonts' is named after the family 'Acme Rounded', such as 'AcmeRounded-Regular.otf'; "
                + "declare its files one by one with FontDeclaration")
    }
}
