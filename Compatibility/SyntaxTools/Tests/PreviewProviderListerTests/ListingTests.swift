import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import PreviewProviderLister

struct ListingTests {
    private func finder(in source: String) -> ProviderFinder {
        let file = Parser.parse(source: source)
        let finder = ProviderFinder(
            file: "Shop/Badge.swift",
            places: SourceLocationConverter(fileName: "/src/Badge.swift", tree: file))
        finder.walk(file)
        return finder
    }

    @Test func `Providers are found with the types and the conditions around them`() {
        let finder = finder(
            in: """
                struct Badge: View {}
                struct Badge_Previews: PreviewProvider {}
                #if DEBUG && canImport(UIKit)
                extension Shop {
                    enum Previews: SwiftUI.PreviewProvider {}
                }
                #else
                extension Badge: PreviewProvider {}
                #endif
                """)
        #expect(
            finder.providers == [
                FoundProvider(type: "Badge_Previews", file: "Shop/Badge.swift", line: 2, conditions: []),
                FoundProvider(
                    type: "Shop.Previews", file: "Shop/Badge.swift", line: 5,
                    conditions: ["(DEBUG && canImport(UIKit))"]),
                FoundProvider(
                    type: "Badge", file: "Shop/Badge.swift", line: 8,
                    conditions: ["!(DEBUG && canImport(UIKit))"]),
            ])
        #expect(finder.hiddenProviders.isEmpty)
    }

    @Test func `A private provider is told and not listed`() {
        let finder = finder(in: "private struct Badge_Previews: PreviewProvider {}")
        #expect(finder.providers.isEmpty)
        #expect(finder.hiddenProviders == ["/src/Badge.swift:1:1"])
    }

    @Test func `The listing registers each provider under its conditions`() {
        var listing = Listing()
        listing.add([
            FoundProvider(type: "Badge_Previews", file: "Shop/Badge.swift", line: 2, conditions: ["DEBUG"])
        ])
        #expect(
            listing.text == """
                import SwiftUI

                #if DEBUG
                private nonisolated enum ListedPreviewProvider1 {
                    @section("vitrine_previews") @used
                    static let record: SwiftUI.PreviewRecord = (
                        1,
                        { place in
                            SwiftUI.PreviewRegistration.add(
                                at: place, Badge_Previews.self, file: "Shop/Badge.swift", line: 2)
                        }
                    )
                }
                #endif

                """)
    }

    @Test func `What is compiled of a file is listed, not what it says`() throws {
        let path = URL.temporaryDirectory.appending(path: "\(UUID()).swift").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("struct Old: PreviewProvider {}".utf8).write(to: URL(filePath: path))
        let listing = try Listing(files: [path], module: "Shop") { file, text in
            #expect(file == path)
            return text.replacing("Old", with: "New")
        }
        #expect(listing.text.contains("New.self") && !listing.text.contains("Old"))
    }
}
