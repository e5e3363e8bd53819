package import Foundation

/// The Swift source with the symbols of asset and string catalogues and with the classes of data models; `inModule` says whether they
/// are resources of a target's own, else they lie in the main bundle. Throws where a string catalogue or a model cannot be read.
///
/// What the sources of the target declare as a style of a colour's name goes before the colour's.
package func resourceSymbols(
    of catalogs: [URL], besides sources: [URL] = [], inModule isModule: Bool
) throws -> String {
    let assets = AssetSymbols(catalogs: catalogs.filter { $0.pathExtension == "xcassets" })
    let strings = try catalogs.filter { $0.pathExtension == "xcstrings" }.map(StringSymbols.init(catalog:))
    let models = try catalogs.filter { $0.pathExtension == "xcdatamodeld" }.map(DataModel.init(folder:))
    let place = isModule ? ".atURL(Bundle.module.bundleURL)" : ".main"
    let styles = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap(colorStyles)
    return assets.source(bundle: isModule ? "Bundle.module" : "Bundle.main", ownStyles: Set(styles))
        + strings.filter { !$0.entries.isEmpty }.map { "\n" + $0.source(bundle: place) }.joined()
        + (models.isEmpty ? "" : "\n" + DataModel.source(of: models))
}

/// The names in a source's extensions of `ShapeStyle` for colours.
private func colorStyles(in source: String) -> [String] {
    source.matches(
        of: /(?m)^ *(public |internal )?extension ShapeStyle where Self == (SwiftUI\.)?Color \{[\s\S]*?^ *\}/
    )
    .flatMap { $0.output.0.matches(of: /static (?:let|var) `?(\w+)/).map { String($0.1) } }
}
