import CatalogAssets
import SwiftUI
import Testing
import TipKit
import VitrineComposition
import VitrineRendering
import VitrineTesting
import VitrineTypesetting

/// Tips of TipKit.
@MainActor
struct TipTests {
    private struct Favourites: Tip {
        var title: Text { Text("Save as a favourite") }
        var message: Text? { Text("Your favourites are always at the top.") }
        var image: Image? { Image(systemName: "star") }
        var actions: [Action] { Action(id: "more", title: "Learn more") }
        var options: [any Option] { MaxDisplayCount(3) }
    }

    private struct Plain: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title?.bold() }
    }

    @Test func `A tip is a card with its texts and actions, or what a style makes of it`() throws {
        var chosen: [String] = []
        let host = try Host(TipView(Favourites()) { chosen.append($0.id) })
        #expect(try host.text("Your favourites are always at the top.").exists)
        try host.button("Learn more").tap()
        #expect(chosen == ["more"])
        let plain = try Host(TipView(Favourites()).tipViewStyle(Plain()))
        #expect(try plain.text("Save as a favourite").exists && !plain.button("Learn more").exists)
    }

    @Test func `The popover of a tip is not shown, which is a finding where there is a tip`() async throws {
        #expect(
            try await findings { Text("Star").popoverTip(Favourites()) } == [
                "the popover of a tip is not shown"
            ])
        #expect(try await findings { Text("Star").popoverTip(nil) } == [])
    }

    private func findings(
        _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> [String] {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL.temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let request = RenderRequest(
            view: view, environment: { EnvironmentValues() }, extent: .fixed(width: 100, height: 60),
            margin: 0)
        return try await Renderer(environment: environment).compose(request).findings.map { "\($0)" }
    }
}
