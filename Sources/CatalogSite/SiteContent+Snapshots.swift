public import CatalogKit
public import SnapshotStore

extension SiteContent {
    /// Gathers snapshots that stand in the catalogue's order; definitions that failed come last.
    public init(name: String, snapshots: [PicturedSnapshot], failures: [DefinitionFailure]) {
        self.init(name: name, components: [])
        for snapshot in snapshots {
            let result = snapshot.result
            if components.last?.file != result.id.component {
                components.append(
                    SiteComponent(
                        name: result.componentName, file: result.id.component, source: result.place.file,
                        variants: []))
            }
            components[components.count - 1].append(snapshot)
        }
        components += failures.map(SiteComponent.init)
    }
}

extension SiteComponent {
    fileprivate mutating func append(_ snapshot: PicturedSnapshot) {
        let result = snapshot.result
        if variants.last?.file != result.id.variant {
            variants.append(
                SiteVariant(
                    name: result.variantName, file: result.id.variant, place: result.place, pictures: []))
        }
        variants[variants.count - 1].pictures.append(
            SitePicture(
                id: result.id, mode: snapshot.mode, drawing: snapshot.drawing, outcome: result.outcome,
                findings: result.findings))
    }
}
