import Testing
import VitrineTypesetting

struct FontFileNameTests {
    @Test(arguments: [
        ("AcmeRounded-Regular.otf", 400, false), ("AcmeRounded-SemiBoldItalic.ttf", 600, true),
        ("Acme Rounded.otf", 400, false), ("acme-rounded-black.TTF", 900, false),
        ("AcmeRounded-Italic.otf", 400, true), ("AcmeRounded-ExtraLightOblique.otf", 200, true),
    ])
    func `A file's name says weight and slant`(file: String, weight: Int, isItalic: Bool) {
        #expect(
            FontDeclaration(file: file, namedAfter: "Acme Rounded")
                == FontDeclaration(
                    family: "Acme Rounded", weight: weight, isItalic: isItalic, fileName: file))
    }

    @Test(arguments: [
        "Acme-Regular.otf", "AcmeRounded-Variable.ttf", "AcmeRounded-Bold.woff2", "AcmeRounded", "",
        "AcmeRoundedMono-Bold.otf",
    ])
    func `Other files are not the family's`(file: String) {
        #expect(FontDeclaration(file: file, namedAfter: "Acme Rounded") == nil)
    }
}
