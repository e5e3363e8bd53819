import CatalogAssets
import Foundation
import Testing
import VitrineComposition
import VitrineRendering
import VitrineTypesetting
import VitrineViews

struct StringTableTests {
    private let folder = URL.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The texts that a view shows in a language.
    private func texts(
        _ locale: String, _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> [String] {
        try await composed(locale, view).accessibility.compactMap(\.label)
    }

    private func composed(
        _ locale: String, _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> Composition {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        return try await Renderer(environment: environment).compose(
            RenderRequest(
                view: view,
                environment: {
                    var values = EnvironmentValues()
                    values.locale = Locale(identifier: locale)
                    return values
                }, extent: .ideal, margin: 0))
    }

    @Test func `The locale of the picture decides among a bundle's languages`() async throws {
        try write(
            #""Add to cart" = "In den Warenkorb"; "greeting %@" = "Hallo, **%@**!";"#,
            to: "de.lproj/Localizable.strings")
        try write(#""Add to cart" = "Add to basket";"#, to: "en-GB.lproj/Localizable.strings")
        try write(#""close" = "Schließen";"#, to: "de.lproj/Actions.strings")
        let view: @MainActor @Sendable () -> any View = {
            VStack {
                Text("Add to cart")
                Text("greeting \("Ada")")
                Text("close", tableName: "Actions")
                Text(verbatim: "Add to cart")
            }
        }
        #expect(
            try await texts("de_AT", view) == ["In den Warenkorb", "Hallo, Ada!", "Schließen", "Add to cart"])
        #expect(try await texts("en_GB", view) == ["Add to basket", "greeting Ada", "close", "Add to cart"])
        #expect(try await texts("fr_FR", view) == ["Add to cart", "greeting Ada", "close", "Add to cart"])
    }

    @Test func `A string catalogue has plurals and falls back to its own language`() async throws {
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld items": {"localizations": {
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
                "pl": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld rzecz"}},
                  "few": {"stringUnit": {"state": "translated", "value": "%lld rzeczy"}},
                  "many": {"stringUnit": {"state": "translated", "value": "%lld rzeczy (wiele)"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld rzeczy"}}}}}}},
              "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Basket"}}}},
              "untranslated": {}
            }}
            """, to: "Localizable.xcstrings")
        let view: @MainActor @Sendable () -> any View = {
            VStack {
                ForEach([1, 3, 5], id: \.self) { Text("\($0) items") }
                Text("title")
                Text("untranslated")
            }
        }
        #expect(
            try await texts("pl_PL", view) == [
                "1 rzecz", "3 rzeczy", "5 rzeczy (wiele)", "Basket", "untranslated",
            ])
        #expect(
            try await texts("en_US", view) == ["1 item", "3 items", "5 items", "Basket", "untranslated"])
    }

    @Test func `A dictionary of plurals is read, and a resource and a string are looked up alike`()
        async throws
    {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld left</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>Noch %#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Stück</string><key>other</key><string>%lld Stücke</string>
            </dict></dict></dict></plist>
            """, to: "de.lproj/Localizable.stringsdict")
        try write(#""welcome" = "Willkommen";"#, to: "de.lproj/Localizable.strings")
        let view: @MainActor @Sendable () -> any View = { ResourceTexts() }
        #expect(
            try await texts("de_DE", view) == ["Noch 1 Stück", "Noch 2 Stücke", "Willkommen", "Willkommen"])
        #expect(try await texts("it_IT", view) == ["1 left", "2 left", "Welcome", "Welcome"])
    }

    private struct ResourceTexts: View {
        var body: some View {
            Text("\(1) left")
            Text("\(2) left")
            Text(LocalizedStringResource("welcome", defaultValue: "Welcome"))
            Text(String(localized: "welcome", defaultValue: "Welcome"))
        }
    }

    private static let folders: @MainActor @Sendable () -> any View = {
        VStack {
            ForEach([(1, 1), (1, 2), (3, 1)], id: \.0) { files, folders in
                Text("\("Ada") has \(files) files in \(folders) folders")
            }
        }
    }

    /// A dictionary with the entry of a text about files in folders.
    private static func dictionary(
        _ format: String, files: (one: String, other: String), folders: (one: String, other: String)
    ) -> String {
        let part = { (name: String, forms: (one: String, other: String)) in
            """
            <key>\(name)</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>\(forms.one)</string><key>other</key><string>\(forms.other)</string></dict>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>%@ has %lld files in %lld folders</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            \(part("files", files))\(part("folders", folders))</dict></dict></plist>
            """
    }

    @Test(arguments: [
        dictionary(
            "%@ hat %#@files@ in %#@folders@", files: ("einer Datei", "%lld Dateien"),
            folders: ("einem Ordner", "%lld Ordnern")),
        // In another order, with positions.
        dictionary(
            "%1$@ hat %2$#@files@ in %3$#@folders@", files: ("einer Datei", "%2$lld Dateien"),
            folders: ("einem Ordner", "%3$lld Ordnern")),
        // One within the other.
        dictionary(
            "%@ hat %#@files@", files: ("einer Datei in %3$#@folders@", "%lld Dateien in %#@folders@"),
            folders: ("einem Ordner", "%lld Ordnern")),
    ])
    func `Each part of a dictionary's text has the form of its own number`(dictionary: String) async throws {
        try write(dictionary, to: "de.lproj/Localizable.stringsdict")
        #expect(
            try await texts("de_DE", Self.folders) == [
                "Ada hat einer Datei in einem Ordner", "Ada hat einer Datei in 2 Ordnern",
                "Ada hat 3 Dateien in einem Ordner",
            ])
    }

    @Test func `Positions say which number is whose, whatever their order`() async throws {
        try write(
            Self.dictionary(
                "100 %% %3$#@folders@: %2$#@files@, %1$@, %4$@, %#@parts@", files: ("Datei", "Dateien"),
                folders: ("Ordner", "Ordner (%lld)")), to: "de.lproj/Localizable.stringsdict")
        #expect(
            try await texts("de_DE", Self.folders) == [
                "100 % Ordner: Datei, Ada, %4$@, %#@parts@", "100 % Ordner (2): Datei, Ada, %4$@, %#@parts@",
                "100 % Ordner: Dateien, Ada, %4$@, %#@parts@",
            ])
    }

    private static let substitutions = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%@ has %lld files in %lld folders": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%1$@ has %#@files@ in %#@folders@"},
            "substitutions": {
              "folders": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "a folder"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}},
              "files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"device": {
                "iphone": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "a file"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
                "other": {"stringUnit": {"state": "translated", "value": "files"}}}}}}},
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%@ hat eine Datei"}},
              "other": {"stringUnit": {"state": "new", "value": ""}}}}}}}
        }}
        """

    @Test func `Substitutions of a string catalogue have the form of their own number`() async throws {
        try write(Self.substitutions, to: "Localizable.xcstrings")
        let english = [
            "Ada has a file in a folder", "Ada has a file in 2 folders", "Ada has 3 files in a folder",
        ]
        #expect(try await texts("en_US", Self.folders) == english)
        #expect(
            try await texts("en_XA", Self.folders).first == "[Ada ĥååš åå ƒîîļéé îîñ åå ƒööļðééŕ]")
        // A language that lacks a form is not translated.
        let german = try await composed("de_DE", Self.folders)
        #expect(german.accessibility.compactMap(\.label) == english)
        #expect(
            german.findings.map(\.description) == [
                "'%@ has %lld files in %lld folders' is not translated into 'de' in Localizable.xcstrings"
            ])
    }

    @Test func `A dictionary's text may depend on the device`() async throws {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>title</key><dict>
            <key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>
            <key>iphone</key><string>Tap</string></dict></dict></dict></plist>
            """, to: "en.lproj/Localizable.stringsdict")
        #expect(try await texts("en_US") { Text("title") } == ["Tap"])
    }

    private static let shop = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Claim": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Einlösen"}}}},
          "Sold out": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
          "Vitrine": {"shouldTranslate": false},
          "%lld of 5": {},
          "%lld items": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}},
          "Read [the terms](https://example.com/terms), %@": {}
        }}
        """

    private static let shopTexts: @MainActor @Sendable () -> any View = {
        VStack {
            Text("Claim")
            Text("Sold out")
            Text("Vitrine")
            Text("\(3) of 5")
            Text("\(1)")
            Text("Unheard of")
        }
    }

    @Test func `Texts without a translation are findings, each once`() async throws {
        try write(Self.shop, to: "Localizable.xcstrings")
        let german = try await composed("de_AT", Self.shopTexts)
        #expect(
            german.accessibility.compactMap(\.label) == [
                "Einlösen", "Sold out", "Vitrine", "3 of 5", "1", "Unheard of",
            ])
        #expect(
            german.findings.map(\.description) == [
                "'Sold out' is not translated into 'de' in Localizable.xcstrings",
                "'%lld of 5' is not translated into 'de' in Localizable.xcstrings",
                "'Unheard of' is not in Localizable.xcstrings, so that nobody translates it",
            ])
        #expect(try await composed("en_GB", Self.shopTexts).findings.isEmpty)
        #expect(try await composed("de_DE") { Text(verbatim: "Unheard of") }.findings.isEmpty)
    }

    @Test func `A language's missing file of strings is told of each text`() async throws {
        try write(#""Claim" = "Claim";"#, to: "en.lproj/Localizable.strings")
        try write(#""Other" = "Autre";"#, to: "fr.lproj/Localizable.strings")
        let view: @MainActor @Sendable () -> any View = { Text("Claim") }
        #expect(try await composed("en_US", view).findings.isEmpty)
        #expect(
            try await composed("fr_CA", view).findings.map(\.description) == [
                "'Claim' is not translated into 'fr' in Localizable.strings"
            ])
    }

    @Test func `The pseudo-locale makes texts longer, accented and bracketed`() async throws {
        try write(Self.shop, to: "Localizable.xcstrings")
        let pseudo = try await composed("en_XA") {
            VStack {
                Text("Claim")
                Text("Vitrine")
                ForEach([1, 2], id: \.self) { Text("\($0) items") }
                Text("Read [the terms](https://example.com/terms), \("Ada")")
                Text("Unheard of")
            }
        }
        #expect(
            pseudo.accessibility.compactMap(\.label) == [
                "[Çļååîîḿ]", "Vitrine", "[1 îîţééḿ]", "[2 îîţééḿš]", "[Ŕééååð ţĥéé ţééŕḿš, Ada]",
                "Unheard of",
            ])
        #expect(
            pseudo.findings.map(\.description) == [
                "'Unheard of' is not in Localizable.xcstrings, so that nobody translates it"
            ])
    }

    @Test func `The pseudo-locale is made of other tables too`() async throws {
        try write(#""add %@" = "Add %@";"#, to: "en.lproj/Localizable.strings")
        #expect(try await texts("en_XA") { Text("add \("tea")") } == ["[Ååðð tea]"])
    }

    @Test func `A damaged table fails the picture and names its place`() async throws {
        try write("{\n  \"strings\" {}\n}", to: "Localizable.xcstrings")
        let error = await #expect(throws: StringTableError.self) {
            try await texts("en_US") { Text("title") }
        }
        #expect(
            try #require(error).description == """
                Catalog/Localizable.xcstrings:2:13: cannot be read as a table of strings: the file is not JSON: \
                ':' is missing after 'strings'
                """)
    }

    @Test func `Titles may be resources, of tables of their own`() async throws {
        try write(#""save" = "Sichern"; "amount %lld" = "Menge %lld";"#, to: "de.lproj/Checkout.strings")
        let save = LocalizedStringResource("save", table: "Checkout")
        let titles = try await texts("de") {
            VStack {
                Button(save) {}
                Button(save, systemImage: "checkmark") {}
                Label(save, systemImage: "checkmark")
                Toggle(save, isOn: .constant(true))
                Menu(save) {}
                Link(save, destination: URL(filePath: "/"))
                Section(save) { EmptyView() }
                NavigationLink(save, value: 1)
                Stepper(
                    LocalizedStringResource("amount \(2)", table: "Checkout"), value: .constant(2), in: 0...3)
                ProgressView(save)
                Color.red.accessibilityLabel(save)
            }
        }
        #expect(titles.count { $0 == "Sichern" } == 10)
        #expect(titles.contains("Menge 2"))
    }

    @Test(arguments: [("en", "2 pages"), ("de", "2 Artikel")])
    func `Words agree with their numbers in the language of the picture alone`(
        locale: String, shown: String
    ) async throws {
        try write(
            #""^[2 page](inflect: true)" = "^[2 Artikel](inflect: true)";"#,
            to: "de.lproj/Localizable.strings")
        let titles = try await texts(locale) {
            VStack {
                Text("^[2 page](inflect: true)")
                Text(AttributedString(localized: "^[2 page](inflect: true)"))
            }
        }
        #expect(titles == [shown, shown])
    }
}
