import CatalogAssets
public import Foundation
import VitrineComposition
package import VitrineRendering
public import VitrineTypesetting

/// The resources that a host draws with: fonts, and the pictures and icons of a catalogue.
public struct HostStage: Sendable {
    package let environment: RenderingEnvironment

    package init(_ environment: RenderingEnvironment) {
        self.environment = environment
    }

    /// - Parameter folder: where pictures, icons and colours are looked for.
    public init(folder: URL, fonts: FontBook, defaultFamily: String) {
        self.init(folder: folder, fonts: fonts, families: FontFamilies(default: defaultFamily))
    }

    private init(folder: URL, fonts: FontBook, families: FontFamilies) {
        self.init(
            RenderingEnvironment(
                files: CatalogFiles(folder: folder), fontBook: fonts, families: families))
    }

    /// Inter and Noto as Debian installs them, and the folder `Catalog` of the package that is tested.
    public static func standard() throws -> HostStage { try standardStage.get() }

    // Font files are looked for once in a process.
    private static let standardStage = Result {
        HostStage(
            folder: URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "Catalog"),
            fonts: try FontBook.interAndNoto(), families: .interAndNoto)
    }
}
