import CatalogAssets
import CatalogKit
import Foundation
import VitrineRendering
import VitrineTesting
import VitrineTypesetting
import VitrineViews

@testable import MarketplaceModel

/// The catalogue's folder, as tests of the sample need it.
enum Marketplace {
    private static var files: CatalogFiles {
        CatalogFiles(folder: URL(filePath: #filePath + "/../../../Catalog").standardized)
    }

    /// What is made while the catalogue's content can be read.
    static func reading<Value>(_ make: () throws -> Value) throws -> Value {
        try Resources.$current.withValue(files.resources) { try make() }
    }

    static func decode<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws -> Value {
        try JSONDecoder.payload(type, from: Data(json.utf8))
    }
}
