import Foundation
import Synchronization
import VitrinePixels
import VitrineViews
import VitrineWording

/// The asset catalogues of a catalogue's folder and of bundles, each read when it is first asked for.
final class AssetLibrary: Sendable {
    /// The catalogue's own folder.
    private let folder: URL
    /// How errors call files.
    private let paths: ShownPaths
    private let catalogs = Mutex<[URL: AssetCatalog]>([:])
    private let colorSets = Mutex<[URL: ColorSet]>([:])

    init(folder: URL, paths: ShownPaths) {
        self.folder = folder
        self.paths = paths
    }

    func color(_ name: AssetName, in appearance: AssetAppearance) throws -> SRGBColor {
        let catalog = catalog(of: name)
        guard let set = catalog.colors[name.name] else {
            throw missing(.color, name, in: catalog, among: catalog.colors.keys)
        }
        do {
            return try colorSet(set).color(in: appearance)
        } catch {
            throw AssetError.unreadable(
                .color, name: name.name, place: catalog.place, reason: "\(error)")
        }
    }

    /// The accent color of the app, which Xcode's templates call so; nothing where the slot has been left empty.
    var accentColor: AssetName? {
        let name = AssetName("AccentColor")
        guard let set = catalog(of: name).colors[name.name] else { return nil }
        return (try? colorSet(set))?.isEmpty == true ? nil : name
    }

    /// A picture's file; nothing where no catalogue has one of that name.
    func image(_ name: AssetName, in appearance: AssetAppearance) throws -> ImageFile? {
        let catalog = catalog(of: name)
        guard let set = catalog.images[name.name] else { return nil }
        do {
            let imageSet: ImageSet = try description(of: set)
            let entry = try imageSet.entry(in: appearance)
            return ImageFile(
                url: set.appending(path: entry.filename), pixelsPerPoint: entry.pixelsPerPoint,
                renderingMode: imageSet.renderingMode)
        } catch {
            throw AssetError.unreadable(
                .image, name: name.name, place: catalog.place, reason: "\(error)")
        }
    }

    /// The file of a symbol of the catalogue's own folder; nothing where there is none of that name.
    func symbol(_ name: String, in appearance: AssetAppearance) throws -> ImageFile? {
        let asset = AssetName(name)
        guard catalog(of: asset).symbols[name] != nil else { return nil }
        return try image(asset, in: appearance)
    }

    /// The error for a picture that a bundle does not have.
    func missingImage(_ name: AssetName) -> AssetError {
        let catalog = catalog(of: name)
        return missing(.image, name, in: catalog, among: catalog.images.keys)
    }

    /// Where a bundle's pictures are, or the catalogue's own.
    func folder(of name: AssetName) -> URL { name.bundleFolder.map { URL(filePath: $0) } ?? folder }

    private func catalog(of name: AssetName) -> AssetCatalog {
        let folder = folder(of: name)
        return catalogs.withLock { catalogs in
            if let known = catalogs[folder] { return known }
            let place = name.bundleFolder == nil ? "Catalog/" : "the bundle '\(folder.lastPathComponent)'"
            let catalog = AssetCatalog(folder: folder, place: place)
            catalogs[folder] = catalog
            return catalog
        }
    }

    private func colorSet(_ set: URL) throws -> ColorSet {
        if let known = colorSets.withLock({ $0[set] }) { return known }
        let colorSet: ColorSet = try description(of: set)
        colorSets.withLock { $0[set] = colorSet }
        return colorSet
    }

    /// What a set's `Contents.json` says.
    private func description<Value: Decodable>(of set: URL) throws -> Value {
        let url = set.appending(path: "Contents.json")
        guard let data = try RegularFile.contents(of: url.path) else {
            throw AssetReason("it has no Contents.json")
        }
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch let error as DecodingError {
            let fault = error.fault(in: data)
            throw AssetReason("\(FilePlace(file: paths.path(of: url), fault.place)): \(fault.reason)")
        }
    }

    private func missing(
        _ kind: AssetError.Kind, _ name: AssetName, in catalog: AssetCatalog,
        among names: some Sequence<String>
    ) -> AssetError {
        if catalog.isEmpty { return .noCatalog(kind, name: name.name, place: catalog.place) }
        let closest = Spelling.closest(to: name.name, among: names.sorted())
        return .missing(kind, name: name.name, place: catalog.place, closest: closest)
    }
}

/// A picture's file as an asset catalogue describes it.
struct ImageFile {
    var url: URL
    var pixelsPerPoint: Double
    var renderingMode: Image.TemplateRenderingMode?
}
