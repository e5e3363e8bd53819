import Composition
import Foundation
import Rendering
import Testing
import Typesetting
import Views

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
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let composed = try await Renderer(environment: environment).compose(
            RenderRequest(
                view: view,
                environment: {
                    var values = EnvironmentValues()
                    values.locale = Locale(identifier: locale)
                    return values
                }, extent: .ideal, margin: 0))
        return composed.accessibility.compactMap(\.label)
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

    @Test func `A damaged table fails the picture and names its file`() async throws {
        try write("{", to: "Localizable.xcstrings")
        let error = await #expect(throws: StringTableError.self) {
            try await texts("en_US") { Text("title") }
        }
        #expect("\(try #require(error))".hasSuffix("Localizable.xcstrings: its JSON is damaged"))
    }
}
