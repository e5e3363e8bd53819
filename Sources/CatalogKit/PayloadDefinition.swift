public import Foundation
public import VitrineViews

/// How a catalogue shows the payload of a screen, which is no content of its own.
@MainActor
struct PayloadDefinition {
    /// The component of such snapshots.
    static let componentName = "Payload"

    let modes: [Mode]
    let canvas: SnapshotCanvas
    let view: @MainActor (Data) throws -> any View
}

extension Catalog {
    /// Says how the payload of a screen is shown, for `render --screen FILE.json`.
    ///
    /// ```swift
    /// Catalog("Shop", definitions: […]).payload(in: [.light]) { json in
    ///     ScreenView(try JSONDecoder().decode(Screen.self, from: json))
    /// }
    /// ```
    ///
    /// What it throws is printed with the file's name, a `DecodingError` with its place in the JSON.
    public func payload(
        in modes: [Mode] = [.light, .dark], canvas: SnapshotCanvas = .device,
        @ViewBuilder _ view: @escaping @MainActor (Data) throws -> some View
    ) -> Catalog {
        var catalog = self
        catalog.payload = PayloadDefinition(modes: modes, canvas: canvas, view: view)
        return catalog
    }

    /// The snapshots of a payload alone, in the modes that the catalogue says.
    ///
    /// - Parameters:
    ///   - json: what a server has sent.
    ///   - path: the file that holds it, as it was named.
    package func inventory(payload json: Data, at path: String) throws(CatalogError) -> Inventory {
        guard let payload else { throw .noPayloads(catalog: name) }
        do {
            _ = try payload.view(json)
        } catch let error as DecodingError {
            let fault = error.fault(in: json)
            throw .unusablePayload(path: "\(FilePlace(file: path, fault.place))", reason: fault.reason)
        } catch {
            throw .unusablePayload(path: path, reason: "\(error)")
        }
        let file = path.split(separator: "/").last ?? ""
        let name = file.hasSuffix(".json") ? String(file.dropLast(".json".count)) : String(file)
        let variant = ContentVariant(name, place: SourcePlace(file: path, line: 1)) { try payload.view(json) }
            .modes(.only(payload.modes))
            .canvas(payload.canvas)
        return try inventory(of: variant, componentName: PayloadDefinition.componentName)
    }
}
