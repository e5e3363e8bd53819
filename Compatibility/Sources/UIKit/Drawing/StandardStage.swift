import CatalogAssets
import Foundation
import Vitrine
import VitrineComposition
package import VitrineRendering
import VitrineTypesetting

/// Fonts and pictures for code that runs where no catalogue renders, such as a test that asks a label for its size.
package enum StandardStage {
    package static let environment = Result { try environment(besides: Bundle.main.bundleURL) }

    /// Inter and Noto as Debian installs them, the fonts in the bundles beside a program, and the folder `Catalog` of the package that
    /// runs.
    static func environment(besides program: URL) throws -> RenderingEnvironment {
        RenderingEnvironment(
            files: CatalogFiles(
                folder: URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "Catalog")),
            fontBook: try BundledFonts.added(to: FontBook.interAndNoto(), besides: program),
            families: FontFamilies(default: "Inter"))
    }

    // Without fonts there are no sizes; what renders the view says which file is missing.
    @MainActor private static let resources = (try? environment.get())?.measuringResources()

    /// Runs a function in which views tell their sizes: those of the rendering that is under way, or else with the
    /// standard fonts.
    @MainActor
    package static func measuring<Value>(_ body: () -> Value) -> Value {
        guard Resources.current == nil, let resources else { return body() }
        return Resources.$current.withValue(resources, operation: body)
    }
}
