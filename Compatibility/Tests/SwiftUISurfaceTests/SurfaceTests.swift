import CatalogCommand
import Foundation
import SurfaceCatalog
import SwiftUI
import Synchronization
import Testing
import Vitrine

/// The component files beside this one, rendered through their previews.
@MainActor
struct SurfaceTests {
    @Test func `Every preview of the components looks as its reference`() async {
        let output = Mutex("")
        let host = CommandHost(workingFolder: folder) { text, _ in output.withLock { $0 += text } }
        let status = await CatalogCommand.run(["check"], catalog: .surface, fonts: .surface, host: host)
        #expect(status == .allMatch, "\(output.withLock { $0 })")
    }

    @Test func `Every component file has a preview, and no preview a problem`() throws {
        let inventory = try Catalog.surface.inventory()
        #expect(inventory.failures.isEmpty)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Catalog/Components")
        let previewed = Set(inventory.snapshots.map(\.definition))
        #expect(previewed == Set(files.map { "SurfaceComponents/\($0)" }))
        #expect(files.count >= 60)
    }

    @Test func `Component files import what an Apple system has and nothing of ours`() throws {
        let components = "\(folder)/Catalog/Components"
        for file in try FileManager.default.contentsOfDirectory(atPath: components) {
            let source = try String(contentsOfFile: "\(components)/\(file)", encoding: .utf8)
            let imports = source.split(separator: "\n").filter { $0.hasPrefix("import ") }
            #expect(
                Set(imports).isSubset(of: ["import Foundation", "import SwiftUI"]),
                "\(file)")
        }
    }

    /// The folder of this file, which is the catalogue's.
    private var folder: String { URL(filePath: #filePath).deletingLastPathComponent().path }
}
