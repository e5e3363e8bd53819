import CatalogKit
import Foundation
import Testing
import VitrineViews

/// A definition that counts how often it is asked.
private enum Greeting_Definition: ViewDefinition {
    @MainActor static var questions = 0

    static var contentVariants: ContentVariants {
        questions += 1
        return ContentVariants(
            ["Short", "Long"].map { Text(verbatim: String(localized: "Hello")).named($0) })
    }
}

/// A definition that asks for what it cannot have.
private enum Needy_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        _ = EnvironmentValues().tokens.length("gap")
        return ContentVariants(["Short", "Long"].map { Color.red.named($0) })
    }
}

@MainActor
struct TranslatedVariantsTests {
    private func resources(_ locale: String) -> Resources {
        var resources = Resources(
            picture: { _, _ in throw CancellationError() }, icon: { _ in throw CancellationError() },
            color: { _, _ in throw CancellationError() }, contentFile: { _ in Data() },
            string: { key, _, locale in
                LookedUpString(
                    .text("\(key) in \(locale.identifier)"),
                    gap: StringTableGap(key: key, table: "Localizable", language: locale.identifier))
            })
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

    /// The snapshots of a definition in two languages, and what was noted while each was made.
    private func noted(_ definition: any ViewDefinition.Type) throws -> [Resources] {
        let modes: [Mode] = [.light, .dark, .light.locale("de_DE"), .dark.locale("de_DE")]
        let snapshots = try Resources.$current.withValue(resources("en_US")) {
            try Catalog("Shop", modes: modes, definitions: [definition]).inventory().snapshots
        }
        return try snapshots.map { snapshot in
            let resources = resources(snapshot.mode.localeIdentifier)
            _ = try Resources.$current.withValue(resources) { try snapshot.content() }
            return resources
        }
    }

    @Test func `Each picture is told of the texts that its language lacks`() throws {
        let languages = try noted(Greeting_Definition.self).map { $0.missing.gaps.map(\.language) }
        let each = ["en_US", "en_US", "de_DE", "de_DE"].map { [$0] }
        #expect(languages == each + each)
    }

    @Test func `Each picture fails for what its definition cannot have, and depends on the token`() throws {
        let noted = try noted(Needy_Definition.self)
        #expect(noted.count == 8)
        #expect(noted.allSatisfy { $0.failures.first != nil })
        #expect(noted.allSatisfy { $0.tokenReads.all.map(\.path) == ["gap"] })
    }
}
