import CatalogCommand
import Foundation
import SurfaceCatalog
import SwiftUI
import Synchronization
import Testing
import UIKitSurfaceCatalog
import Vitrine

/// The component files beside this one, rendered through their previews.
@MainActor
struct UIKitSurfaceTests {
    @Test func `Every preview of the components looks as its reference`() async {
        let output = Mutex("")
        let host = CommandHost(workingFolder: folder) { text, _ in output.withLock { $0 += text } }
        let status = await CatalogCommand.run(["check"], catalog: .uiKitSurface, fonts: .surface, host: host)
        #expect(status == .allMatch, "\(output.withLock { $0 })")
    }

    @Test func `Every component file has a preview, and no preview a problem`() throws {
        let inventory = try Catalog.uiKitSurface.inventory()
        #expect(inventory.failures.isEmpty)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Catalog/Components")
        let previewed = Set(inventory.snapshots.map(\.definition))
        #expect(previewed == Set(files.map { "UIKitSurfaceComponents/\($0)" }))
    }

    /// The folder of this file, which is the catalogue's.
    private var folder: String { URL(filePath: #filePath).deletingLastPathComponent().path }
}
