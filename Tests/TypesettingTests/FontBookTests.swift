import Testing
import VitrineDrawing
import VitrineTypesetting

struct FontBookTests {
    @Test
    func `A style finds exactly the declared file`() throws {
        var style = TextStyle.inter(17, weight: 600)
        style.isItalic = true
        let face = try FontBook.inter().face(for: style)
        #expect(face.name == "Inter SemiBold Italic")
        #expect(face.path == "/usr/share/fonts/opentype/inter/Inter-SemiBoldItalic.otf")
    }

    @Test
    func `All faces of the standard book are installed`() throws {
        let book = try FontBook.interAndNoto()
        for declaration in book.declarations {
            var style = TextStyle.inter(17, weight: declaration.weight)
            style.family = declaration.family
            style.isItalic = declaration.isItalic
            #expect(try book.face(for: style).name == declaration.faceName)
        }
    }

    @Test(arguments: [
        "አማርኛ", "العربية", "Հայերեն", "বাংলা", "မြန်မာ", "ᏣᎳᎩ", "ދިވެހި", "རྫོང་ཁ", "ქართული", "Ελληνικά", "ગુજરાતી",
        "עברית", "हिन्दी",
        "ᐃᓄᒃᑎᑐᑦ", "日本語", "ಕನ್ನಡ", "ខ្មែរ", "한국어", "ລາວ", "മലയാളം", "ꯃꯩꯇꯩꯂꯣꯟ", "ᠮᠣᠩᠭᠣᠯ", "ߒߞߏ", "ଓଡ଼ିଆ", "ਪੰਜਾਬੀ", "සිංහල",
        "தமிழ்", "తెలుగు",
        "ไทย", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "Українська", "اردو", "Tiếng Việt", "ꆈꌠꉙ", "简体中文", "✓ ★ ⌘ ⏎ ❯ ♪ ✎ ⚑ ∮ ⊕ ℵ ⟶ ᵃ",
    ])
    func `The standard book has the letters of living languages, and common symbols`(_ text: String) throws {
        let context = try TextContext(book: .interAndNoto())
        for weight in [400, 700] {
            let typeset = try context.typeset(
                Paragraph(text, .inter(17, weight: weight)), width: nil, height: nil)
            #expect(typeset.missingGlyphs == [], "in weight \(weight)")
        }
    }

    @Test
    func `A missing file is named together with its package`() throws {
        let book = try FontBook.inter(roots: ["/nowhere", "/elsewhere"])
        let error = #expect(throws: TypesettingError.self) { try book.face(for: .inter(17)) }
        #expect(
            error?.description == """
                no font file 'Inter-Regular.otf' in /nowhere, /elsewhere; \
                'apt-get install fonts-inter' provides it
                """)
    }

    @Test
    func `An undeclared family is an error that lists the declared ones`() throws {
        var style = TextStyle.inter(17)
        style.family = "Helvetica"
        let error = #expect(throws: TypesettingError.self) { try FontBook.inter().face(for: style) }
        #expect(error?.description == "no font family 'Helvetica' is declared; declared are Inter")
    }

    @Test
    func `An undeclared weight is an error that lists the declared ones`() throws {
        let regular = FontDeclaration(family: "Inter", weight: 400, fileName: "Inter-Regular.otf")
        var italic = regular
        italic.isItalic = true
        let book = try FontBook(roots: [], declarations: [regular, italic])
        let error = #expect(throws: TypesettingError.self) {
            try TextContext(book: book).measure(
                Paragraph("a", .inter(17, weight: 650)), width: nil, height: nil)
        }
        #expect(
            error?.description
                == "the font family 'Inter' has no face of weight 650; declared are 400, 400 italic")
    }

    @Test
    func `A face is declared once`() {
        let regular = FontDeclaration(family: "Inter", fileName: "Inter-Regular.otf")
        let error = #expect(throws: TypesettingError.self) {
            try FontBook(roots: [], declarations: [regular, regular])
        }
        #expect(error?.description == "the font face 'Inter Regular' is declared twice")
    }

    @Test
    func `A fallback family is declared`() {
        #expect(throws: TypesettingError.undeclaredFamily("Noto", declared: ["Inter"])) {
            try FontBook(
                roots: [], declarations: FontBook.interDeclarations, fallbackFamilies: ["Noto"])
        }
    }

    @Test
    func `A file that is no font is an error that names it`() throws {
        let broken = FontDeclaration(family: "Broken", fileName: "passwd")
        let context = try TextContext(book: FontBook(roots: ["/etc"], declarations: [broken]))
        var style = TextStyle.inter(17)
        style.family = "Broken"
        let error = #expect(throws: TypesettingError.self) {
            try context.measure(Paragraph("a", style), width: nil, height: nil)
        }
        #expect(
            error?.description
                == "cannot read the font file '/etc/passwd': it holds no such face or is damaged")
    }

    @Test
    func `The hash of a face is that of its bytes`() throws {
        let book = try FontBook.inter()
        let regular = try book.face(for: .inter(17)).contentHash()
        #expect(regular == (try book.face(for: .inter(12)).contentHash()))
        #expect(regular != (try book.face(for: .inter(17, weight: 500)).contentHash()))
    }

    @Test
    func `A file is found by the names that it gives itself`() throws {
        let root = "/usr/share/fonts/opentype/inter"
        let files = ["Inter-Bold.otf", "Inter-LightItalic.otf", "Inter-Nowhere.otf"]
        let book = try FontBook(roots: [], declarations: []).adding(files: files, in: root)
        func file(_ family: String, weight: Int = 400, isItalic: Bool = false) throws -> String {
            var style = TextStyle.inter(17, weight: weight)
            style.family = family
            style.isItalic = isItalic
            return try book.face(for: style).path
        }
        #expect(try file("Inter", weight: 700) == "\(root)/Inter-Bold.otf")
        #expect(try file("Inter", weight: 300, isItalic: true) == "\(root)/Inter-LightItalic.otf")
        #expect(try file("Inter-LightItalic") == "\(root)/Inter-LightItalic.otf")
        #expect(try file("Inter Bold") == "\(root)/Inter-Bold.otf")
        #expect(book.declarations.count == 6)
    }

    @Test
    func
        `A weight or slant that is asked of a file's name is looked for in its family, and is the nearest there`()
        throws
    {
        let root = "/usr/share/fonts/opentype/inter"
        let files = ["Inter-Medium.otf", "Inter-Bold.otf", "Inter-LightItalic.otf"]
        let book = try FontBook(roots: [], declarations: []).adding(files: files, in: root)
        func file(_ family: String, weight: Int = 400, isItalic: Bool = false) throws -> String {
            var style = TextStyle.inter(17, weight: weight)
            style.family = family
            style.isItalic = isItalic
            return String(try book.face(for: style).path.dropFirst(root.count + 1))
        }
        #expect(try file("Inter-Medium", weight: 700) == "Inter-Bold.otf")
        #expect(try file("Inter Medium", weight: 600) == "Inter-Medium.otf")
        #expect(try file("Inter-Bold", isItalic: true) == "Inter-LightItalic.otf")
        #expect(try file("Inter-LightItalic", weight: 700) == "Inter-LightItalic.otf")
        #expect(try file("Inter") == "Inter-Medium.otf")
        #expect(try file("Inter", weight: 900) == "Inter-Bold.otf")
    }

    @Test
    func `A slant that a family lacks changes nothing`() throws {
        let root = "/usr/share/fonts/opentype/inter"
        let book = try FontBook(roots: [], declarations: [])
            .adding(files: ["Inter-Medium.otf", "Inter-Bold.otf"], in: root)
        var style = TextStyle.inter(17)
        style.isItalic = true
        for name in ["Inter-Medium", "Inter-Bold"] {
            style.family = name
            #expect(try book.face(for: style).path == "\(root)/\(name).otf")
        }
    }

    @Test
    func `What is declared goes before what files call themselves`() throws {
        let declared = FontDeclaration(family: "Inter", weight: 700, fileName: "Own-Bold.otf")
        let book = try FontBook(roots: ["Fonts"], declarations: [declared])
            .adding(files: ["Inter-Bold.otf"], in: "/usr/share/fonts/opentype/inter")
        #expect(book.declarations.filter { $0.family == "Inter" } == [declared])
    }
}
