import CatalogKit
import Geometry
import SnapshotStore
import Views

/// A component with everything that its page shows.
struct SiteComponent {
    let file: FileName
    let name: String
    /// The definition's type.
    let definition: String
    /// Why the definition could not say what it shows.
    var failure: String?
    var variants: [SiteVariant] = []

    /// The page's path from the site's root.
    var path: String { "components/\(file).html" }

    /// The modes of all variants, in the order of their first picture.
    var modeNames: [String] {
        var names: [String] = []
        for picture in variants.flatMap(\.pictures) where !names.contains(picture.modeName) {
            names.append(picture.modeName)
        }
        return names
    }
}

/// A variant with its pictures, one a mode.
struct SiteVariant {
    let file: FileName
    let name: String
    let place: SourcePlace
    var pictures: [SitePicture] = []

    /// The first picture on a light ground.
    var lightPicture: SitePicture? { pictures.first { $0.mode.colorScheme == .light } }

    /// The first picture on a dark ground.
    var darkPicture: SitePicture? { pictures.first { $0.mode.colorScheme == .dark } }
}

/// A picture of a variant in a mode, or why there is none.
struct SitePicture {
    enum Content {
        /// The size in points.
        case size(Size)
        case failure(String)
    }

    let mode: Mode
    /// The path from the site's root.
    let path: String
    let content: Content

    var modeName: String { mode.name }
}

extension StaticSite {
    /// Sorts pictures by component and variant, in the order in which they come.
    static func components(
        of pictures: [RenderedPicture], failures: [DefinitionFailure]
    ) -> [SiteComponent] {
        var components: [SiteComponent] = []
        for picture in pictures {
            let snapshot = picture.snapshot
            if components.last?.file != snapshot.id.component {
                components.append(
                    SiteComponent(
                        file: snapshot.id.component, name: snapshot.componentName,
                        definition: snapshot.definition))
            }
            let last = components.count - 1
            if components[last].variants.last?.file != snapshot.id.variant {
                components[last].variants.append(
                    SiteVariant(file: snapshot.id.variant, name: snapshot.variantName, place: snapshot.place))
            }
            components[last].variants[components[last].variants.count - 1].pictures.append(
                SitePicture(picture))
        }
        let failed = failures.map { failure in
            SiteComponent(
                file: failure.component, name: failure.component.text, definition: failure.definition,
                failure: failure.reason)
        }
        return components + failed
    }
}

extension SitePicture {
    fileprivate init(_ picture: RenderedPicture) {
        let mode = picture.snapshot.mode
        let content: Content =
            switch picture.result {
            case .size(let size):
                .size(Size(width: Double(size.width) / mode.scale, height: Double(size.height) / mode.scale))
            case .failed(let reason): .failure(reason)
            }
        self.init(
            mode: mode, path: "\(StaticSite.pictureFolder)/\(picture.snapshot.id).png", content: content)
    }
}
