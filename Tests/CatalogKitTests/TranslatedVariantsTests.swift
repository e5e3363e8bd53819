import CatalogKit
import Foundation
import Testing
import Views

/// A definition that counts how often it is asked.
private enum Greeting_Definition: ViewDefinition {
    @MainActor static var questions = 0

    static var contentVariants: ContentVariants {
        questions += 1
        return ContentVariants(
            ["Short", "Long"].map { Text(verbatim: String(localized: "Hello")).named($0) })
    }
}

@MainActor
struct TranslatedVariantsTests {
    private func resources(_ locale: String) -> Resources {
        var resources = Resources(
            picture: { _, _ in throw CancellationError() }, icon: { _ in throw CancellationError() },
            color: { _, _ in throw CancellationError() }, contentFile: { _ in Data() },
            string: { key, _, locale in LookedUpString(.text("\(key) in \(locale.identifier)")) })
        resources.locale = Locale(identifier: locale)
        return resources
    }

    @Test func `A definition is asked once for each language of its modes, in that language`() throws {
        Greeting_Definition.questions = 0
        let modes: [Mode] = [
            .light, .dark, .light.locale("de_DE"), .dark.locale("de_DE"), .light.locale("ar_EG"),
        ]
        let snapshots = try Resources.$current.withValue(resources("en_US")) {
            try Catalog("Shop", modes: modes, definitions: [Greeting_Definition.self]).inventory().snapshots
        }
        let texts = try snapshots.map { snapshot in
            try Resources.$current.withValue(resources(snapshot.mode.localeIdentifier)) {
                let text = try #require(try snapshot.content() as? Text)
                return text.string(in: EnvironmentValues())
            }
        }
        let each = ["en_US", "en_US", "de_DE", "de_DE", "ar_EG"].map { "Hello in \($0)" }
        #expect(texts == each + each)
        #expect(Greeting_Definition.questions == 3)
    }
}
