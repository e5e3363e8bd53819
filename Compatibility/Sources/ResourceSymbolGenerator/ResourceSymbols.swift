package import Foundation

/// The Swift source with the symbols of asset and string catalogues and with the classes of data models; `inModule` says whether they
/// are resources of a target's own, else they lie in the main bundle. Throws where a string catalogue or a model cannot be read.
package func resourceSymbols(of catalogs: [URL], inModule isModule: Bool) throws -> String {
    let assets = AssetSymbols(catalogs: catalogs.filter { $0.pathExtension == "xcassets" })
    let strings = try catalogs.filter { $0.pathExtension == "xcstrings" }.map(StringSymbols.init(catalog:))
    let models = try catalogs.filter { $0.pathExtension == "xcdatamodeld" }.map(DataModel.init(folder:))
    let place = isModule ? ".atURL(Bundle.module.bundleURL)" : ".main"
    return assets.source(bundle: isModule ? "Bundle.module" : "Bundle.main")
        + strings.filter { !$0.entries.isEmpty }.map { "\n" + $0.source(bundle: place) }.joined()
        + (models.isEmpty ? "" : "\n" + DataModel.source(of: models))
}
