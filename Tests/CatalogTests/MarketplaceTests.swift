import CatalogAssets
import CatalogKit
import Foundation
import Testing
import VitrineRendering
import VitrineViews

@testable import catalog

@MainActor
struct MarketplaceTests {
    private func inventory() throws -> Inventory {
        let files = CatalogFiles(folder: URL(filePath: #filePath + "/../../../Catalog").standardized)
        return try Resources.$current.withValue(files.resources) { try Catalog.marketplace.inventory() }
    }

    @Test
    func `All content decodes`() throws {
        #expect(try inventory().failures == [])
    }

    @Test
    func `Every component has at least four variants`() throws {
        let variants = Dictionary(grouping: try inventory().snapshots, by: \.componentName)
            .mapValues { Set($0.map(\.variantName)).count }
        #expect(variants.count == Catalog.marketplace.definitions.count)
        #expect(variants.filter { $0.value < 4 }.isEmpty)
    }
}
