import CatalogAssets
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineRendering
import VitrineTypesetting
import VitrineViews

/// Effects that depend on the size of their view.
struct GeometryEffectTests {
    /// As wide as 80 points, whatever the view is.
    private struct Widened: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(scaleX: 80 / size.width * size.height / size.height, y: 1))
        }
    }

    private func displayList(_ view: @escaping @MainActor @Sendable () -> any View) async throws
        -> DisplayList
    {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: .temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let request = RenderRequest(
            view: view, environment: { EnvironmentValues() }, extent: .ideal, margin: 0)
        return try await Renderer(environment: environment).compose(request).displayList
    }

    @Test func `An effect is not asked before its view has a size, by which it may divide`() async throws {
        let widened = try await displayList {
            Color.red.frame(width: 40, height: 20).modifier(Widened())
        }
        let scales = widened.items.compactMap { item -> Double? in
            if case .group(let group) = item.content { group.transform.a } else { nil }
        }
        #expect(scales == [2])
    }
}
