package import Drawing
public import Foundation
import Geometry
import Hashing
import ImageCoding
package import Pixels
import Synchronization
import VectorImages
public import Views

/// The pictures, icons, asset catalogues and content under a catalogue's folder, read when they are asked for.
///
/// What was read is kept for the life of the value; make a new one to see changed files.
public final class CatalogFiles: Sendable {
    /// The folder that holds `Images/`, `Icons/`, `Content/` and asset catalogues.
    private let folder: URL
    private let assets: AssetLibrary
    private let pictures = Mutex<[String: Result<Loaded, PictureError>]>([:])
    /// Where pictures are that have been named.
    private let places = Mutex<[ImageID: URL]>([:])
    private let bitmaps = Mutex(BoundedCache<ImageID, Bitmap>(cost: CatalogFiles.bitmapBytes))

    /// How much decoded pictures may take together.
    private static let bitmapBytes = 192 << 20

    /// A picture file with what layout needs to know of it.
    private struct Loaded: Sendable {
        var picture: Resources.Picture
        var url: URL
    }

    public init(folder: URL) {
        self.folder = folder
        self.assets = AssetLibrary(folder: folder)
    }

    /// What renderings take from the folder.
    public var resources: Resources {
        Resources(
            picture: { try self.picture($0, in: $1) },
            icon: { try self.icon($0) },
            color: { try self.assets.color($0, in: $1) },
            contentFile: { try self.contentFile($0) })
    }

    /// The pixels of a picture that ``resources`` has named.
    package func bitmap(of id: ImageID) throws -> Bitmap {
        if let known = bitmaps.withLock({ $0.value(for: id) }) { return known }
        guard let url = places.withLock({ $0[id] }) else {
            throw PictureError.missing(name: id.name, folder: "Images", closest: nil)
        }
        let bitmap = Bitmap(try decoded(read(url), from: url))
        bitmaps.withLock { $0.insert(bitmap, for: id, cost: bitmap.size.area * 4) }
        return bitmap
    }

    /// A picture of an asset catalogue, or else a file of the catalogue's images or of the bundle.
    private func picture(
        _ name: AssetName, in appearance: AssetAppearance
    ) throws -> Resources.NamedPicture {
        if let file = try assets.image(name, in: appearance) {
            let picture = try remembered(file.url.path) {
                try load(file.url, name: name.name, scale: file.pixelsPerPoint)
            }.picture
            return Resources.NamedPicture(picture, renderingMode: file.renderingMode)
        }
        guard name.bundleFolder == nil else {
            let folder = assets.folder(of: name)
            guard let picture = try pictureFile(name.name, in: folder) else {
                throw assets.missingImage(name)
            }
            return Resources.NamedPicture(picture)
        }
        guard let picture = try pictureFile(name.name, in: url("Images")) else {
            let error = missing(name.name, in: "Images")
            let asset = assets.missingImage(name)
            if case .missing(_, _, nil) = error, case .missing(_, _, _, _?) = asset { throw asset }
            throw error
        }
        return Resources.NamedPicture(picture)
    }

    /// The densest file of a picture in a folder.
    private func pictureFile(_ name: String, in folder: URL) throws -> Resources.Picture? {
        for (suffix, scale) in [("@3x", 3.0), ("@2x", 2.0), ("", 1.0)] {
            for ending in ["png", "jpg", "jpeg", "webp"] {
                let url = folder.appending(path: "\(name)\(suffix).\(ending)")
                guard FileManager.default.fileExists(atPath: url.path) else { continue }
                return try remembered(url.path) { try load(url, name: name, scale: scale) }.picture
            }
        }
        let url = folder.appending(path: "\(name).svg")
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try remembered(url.path) { try vector(url, name: name) }.picture
    }

    private func load(_ url: URL, name: String, scale: Double) throws -> Loaded {
        if url.pathExtension.lowercased() == "svg" { return try vector(url, name: name) }
        let bytes = try read(url)
        let image = try decoded(bytes, from: url)
        let id = ImageID(name: name, contentHash: bytes.withUnsafeBytes(hash(of:)))
        places.withLock { $0[id] = url }
        return Loaded(picture: .bitmap(id, image.size, scale: scale), url: url)
    }

    private func icon(_ name: String) throws -> Resources.Picture {
        try remembered("icon:\(name)") {
            guard exists("Icons/\(name).svg") else { throw missing(name, in: "Icons") }
            return try vector(url("Icons/\(name).svg"), name: name)
        }.picture
    }

    private func vector(_ url: URL, name: String) throws -> Loaded {
        let bytes = try read(url)
        do {
            let drawing = try VectorImage(svg: bytes)
            let id = ImageID(name: name, contentHash: bytes.withUnsafeBytes(hash(of:)))
            return Loaded(picture: .vector(id, drawing), url: url)
        } catch {
            throw PictureError.unreadable(path: shortened(url), reason: "\(error)")
        }
    }

    private func contentFile(_ path: String) throws -> Data {
        guard let data = FileManager.default.contents(atPath: url("Content/\(path)").path) else {
            throw ContentError.missingFile(path: path, closest: closest(to: path, in: "Content"))
        }
        return data
    }

    private func remembered(_ name: String, _ load: () throws -> Loaded) throws -> Loaded {
        if let known = pictures.withLock({ $0[name] }) { return try known.get() }
        let result: Result<Loaded, PictureError>
        do {
            result = .success(try load())
        } catch let error as PictureError {
            result = .failure(error)
        }
        pictures.withLock { $0[name] = result }
        return try result.get()
    }

    private func decoded(_ bytes: [UInt8], from url: URL) throws -> StraightBitmap {
        do {
            return try decodeImage(bytes)
        } catch {
            throw PictureError.unreadable(path: shortened(url), reason: "\(error)")
        }
    }

    private func read(_ url: URL) throws -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch {
            throw PictureError.unreadable(path: shortened(url), reason: error.localizedDescription)
        }
    }

    /// A path as people read it: from the catalogue's folder on, or from the bundle's.
    private func shortened(_ file: URL) -> String {
        let inside = folder.path + "/"
        if file.path.hasPrefix(inside) { return "Catalog/" + file.path.dropFirst(inside.count) }
        return file.pathComponents.suffix(4).joined(separator: "/")
    }

    private func missing(_ name: String, in kind: String) -> PictureError {
        .missing(name: name, folder: kind, closest: closest(to: name, in: kind))
    }

    private func closest(to name: String, in kind: String) -> String? {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: url(kind).path)) ?? []
        let names = kind == "Content" ? files : files.map { ($0 as NSString).deletingPathExtension }
        return Spelling.closest(to: name, among: names.sorted())
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    private func url(_ path: String) -> URL { folder.appending(path: path) }
}

/// Why a picture or icon cannot be had.
public enum PictureError: Error, Equatable {
    case missing(name: String, folder: String, closest: String?)
    case unreadable(path: String, reason: String)
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let name, let folder, let closest?):
            "there is no '\(name)' in Catalog/\(folder); did you mean '\(closest)'?"
        case .missing(let name, let folder, nil):
            "there is no '\(name)' in Catalog/\(folder)"
        case .unreadable(let path, let reason):
            "cannot read \(path): \(reason)"
        }
    }
}
