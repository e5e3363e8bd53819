import Foundation

/// The built command line of the sample on a copy of its catalogue, without references.
struct CatalogProcess: CatalogOnDisk {
    static let program = "catalog"
    let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: URL(filePath: #filePath + "/../../../Catalog").standardized.path,
            toPath: folder + "/Catalog")
    }
}
