public import Foundation
import Synchronization
package import VitrineDrawing
import VitrineGeometry
import VitrineHashing
import VitrineImageCoding
package import VitrinePixels
import VitrineSymbols
public import VitrineTokenNames
package import VitrineVectorImages
public import VitrineViews
import VitrineWording

/// The pictures, icons, asset catalogues, strings, design tokens and content under a catalogue's folder, read when asked for.
///
/// What was read is kept for the life of the value; make a new one to see changed files.
public final class CatalogFiles: Sendable {
    /// The folder that holds `Images/`, `Icons/`, `Content/`, `Tokens/`, asset catalogues and tables of strings.
    private let folder: URL
    /// How errors call files.
    private let paths: ShownPaths
    private let assets: AssetLibrary
    private let strings: StringLibrary
    package let tokens: TokenLibrary
    private let pictures = Mutex<[String: Result<Resources.Picture, PictureError>]>([:])
    /// Where pictures are that have been named.
    private let places = Mutex<[ImageID: Place]>([:])
    private let drawingFonts = Mutex<DrawingFonts?>(nil)
    private let bitmaps = Mutex(BoundedCache<ImageID, Bitmap>(cost: CatalogFiles.bitmapBytes))

    /// Where a picture's bytes are.
    private enum Place {
        case file(URL)
        case bytes(Data)
        /// An SVG file that is drawn as pixels.
        case drawing([UInt8])
    }

    /// What the files of pictures end in, but for drawings.
    private static let endings = ["png", "jpg", "jpeg", "webp", "PNG", "JPG", "JPEG", "WEBP"]

    /// How much decoded pictures may take together.
    private static let bitmapBytes = 192 << 20

    /// - Parameter tokens: the enumerations whose tokens may be read; nothing where the catalogue lists none.
    public init(folder: URL, tokens: [any DesignToken.Type]? = nil) {
        self.folder = folder
        self.paths = ShownPaths(folder: folder)
        self.assets = AssetLibrary(folder: folder, paths: paths)
        self.strings = StringLibrary(folder: folder, paths: paths)
        self.tokens = TokenLibrary(folder: folder.appending(path: "Tokens"), names: tokens)
    }

    /// Has texts of SVG files that are drawn as pixels drawn in some fonts.
    package func drawTexts(with fonts: DrawingFonts) { drawingFonts.withLock { $0 = fonts } }

    /// What renderings take from the folder.
    public var resources: Resources {
        var resources = Resources(
            picture: { try self.picture($0, in: $1) },
            icon: { try self.icon($0) },
            encodedPicture: { try self.encodedPicture($0) },
            color: { try self.assets.color($0, in: $1) },
            contentFile: { try self.contentFile($0) },
            string: { try self.strings.string(for: $0, in: $1, locale: $2) },
            token: { try self.tokens.value($0, $1, in: $2) })
        resources.accentColor = assets.accentColor
        return resources
    }

    /// The pixels of a picture that ``resources`` has named.
    package func bitmap(of id: ImageID) throws -> Bitmap {
        if let known = bitmaps.withLock({ $0.value(for: id) }) { return known }
        let bitmap: Bitmap
        switch places.withLock({ $0[id] }) {
        case .file(let url)?: bitmap = Bitmap(try decoded(read(url), from: url))
        case .bytes(let data)?: bitmap = Bitmap(try decodeImage([UInt8](data)))
        case .drawing(let svg)?: bitmap = try SVGBitmap(svg: svg, fonts: drawingFonts.withLock(\.self)).bitmap
        case nil: throw PictureError.missing(name: id.name, folder: "Images", closest: nil)
        }
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
            }
            return Resources.NamedPicture(picture, renderingMode: file.renderingMode)
        }
        guard name.bundleFolder == nil else {
            let folder = assets.folder(of: name)
            guard
                let picture = try pictureFile(name.name, in: folder, displayScale: appearance.displayScale)
            else {
                throw assets.missingImage(name)
            }
            return Resources.NamedPicture(picture)
        }
        guard
            let picture = try pictureFile(
                name.name, in: url("Images"), displayScale: appearance.displayScale)
        else {
            let error = missing(name.name, in: "Images")
            let asset = assets.missingImage(name)
            if case .missing(_, _, nil) = error, case .missing(_, _, _, _?) = asset { throw asset }
            throw error
        }
        return Resources.NamedPicture(picture)
    }

    /// The file of a picture in a folder for the scale, or a denser one, or else the densest that there is.
    private func pictureFile(
        _ name: String, in folder: URL, displayScale: Double
    ) throws -> Resources.Picture? {
        let key = "\(folder.path)/\(name)@\(displayScale)"
        if let known = pictures.withLock({ $0[key] }) { return try known.get() }
        let densities = [(suffix: "", scale: 1.0), (suffix: "@2x", scale: 2), (suffix: "@3x", scale: 3)]
        let (sparser, denser) = (
            densities.filter { $0.scale < displayScale }, densities.filter { $0.scale >= displayScale }
        )
        for (suffix, scale) in denser + sparser.reversed() {
            for ending in Self.endings {
                let url = folder.appending(path: "\(name)\(suffix).\(ending)")
                guard FileManager.default.fileExists(atPath: url.path) else { continue }
                return try remembered(key) { try load(url, name: name, scale: scale) }
            }
        }
        if Self.endings.contains((name as NSString).pathExtension) {
            // With its ending, as files that lie loose in an app are called, too.
            let name = (name as NSString).deletingPathExtension
            return try pictureFile(name, in: folder, displayScale: displayScale)
        }
        for ending in ["svg", "pdf"] {
            let url = folder.appending(path: "\(name).\(ending)")
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            return try remembered(key) { try vector(url, name: name) }
        }
        return nil
    }

    private func load(_ url: URL, name: String, scale: Double) throws -> Resources.Picture {
        if ["svg", "pdf"].contains(url.pathExtension.lowercased()) { return try vector(url, name: name) }
        let bytes = try read(url)
        let image = try decoded(bytes, from: url)
        let id = ImageID(name: name, contentHash: bytes.withUnsafeBytes(hash(of:)))
        places.withLock { $0[id] = .file(url) }
        // Most pictures that are laid out are drawn next.
        let bitmap = Bitmap(image)
        bitmaps.withLock { $0.insert(bitmap, for: id, cost: bitmap.size.area * 4) }
        return .bitmap(id, image.size, scale: scale)
    }

    /// A picture whose bytes code has at hand; its content is its name.
    private func encodedPicture(_ picture: EncodedPicture) throws -> Resources.Picture {
        let image = try decodeImage([UInt8](picture.data))
        let id = ImageID(name: "data", contentHash: picture.data.withUnsafeBytes(hash(of:)))
        places.withLock { $0[id] = .bytes(picture.data) }
        let bitmap = Bitmap(image)
        bitmaps.withLock { $0.insert(bitmap, for: id, cost: bitmap.size.area * 4) }
        return .bitmap(id, image.size, scale: picture.scale)
    }

    /// The catalogue's own symbol or icon of a name, or else the built-in symbol.
    private func icon(_ name: String) throws -> Resources.Picture {
        try remembered("icon:\(name)") {
            if let file = try ownSymbol(name) { return try vector(file, name: name) }
            if exists("Icons/\(name).svg") { return try vector(url("Icons/\(name).svg"), name: name) }
            guard let drawing = SymbolSet.drawing(named: name), let source = SymbolSet.source(of: name) else {
                throw unknownSymbol(name)
            }
            let hash = Array(source.utf8).withUnsafeBytes(hash(of:))
            return .vector(ImageID(name: name, contentHash: hash), drawing)
        }
    }

    /// The exported template of a symbol, in an asset catalogue or among the icons.
    private func ownSymbol(_ name: String) throws -> URL? {
        if let file = try assets.symbol(name, in: AssetAppearance()) { return file.url }
        let folder = url("Icons/\(name).symbolset")
        // Most symbols have no such folder.
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".svg") }.min().map { folder.appending(path: $0) }
    }

    private func vector(_ url: URL, name: String) throws -> Resources.Picture {
        try vector(read(url), of: url, name: name)
    }

    private func vector(_ bytes: [UInt8], of url: URL, name: String) throws -> Resources.Picture {
        do {
            let isPDF = url.pathExtension.lowercased() == "pdf"
            switch isPDF
                ? .outlines(try VectorImage(pdf: bytes))
                : try SVGDrawing(svg: bytes, fonts: drawingFonts.withLock(\.self))
            {
            case .outlines(let drawing):
                return .vector(ImageID(name: name, contentHash: bytes.withUnsafeBytes(hash(of:))), drawing)
            case .pixels(let picture): return pixels(picture, of: bytes, name: name)
            }
        } catch {
            throw PictureError.unreadable(path: paths.path(of: url), reason: "\(error)")
        }
    }

    /// A drawing in pixels, which are its content: other versions of the library that draws may make others of the same file.
    private func pixels(_ picture: SVGBitmap, of svg: [UInt8], name: String) -> Resources.Picture {
        let bitmap = picture.bitmap
        let id = ImageID(name: name, contentHash: bitmap.pixels.withUnsafeBytes(hash(of:)))
        places.withLock { $0[id] = .drawing(svg) }
        bitmaps.withLock { $0.insert(bitmap, for: id, cost: bitmap.size.area * 4) }
        return picture.isStencil
            ? .stencil(id, bitmap.size, scale: picture.pixelsPerPoint)
            : .bitmap(id, bitmap.size, scale: picture.pixelsPerPoint)
    }

    private func contentFile(_ path: String) throws -> Data {
        do {
            if let data = try RegularFile.contents(of: url("Content/\(path)").path) { return data }
        } catch let error as RegularFileError {
            throw ContentError.unreadable(path: path, reason: error.description)
        }
        throw ContentError.missingFile(path: path, closest: closest(to: path, in: "Content"))
    }

    private func remembered(_ name: String, _ load: () throws -> Resources.Picture) throws
        -> Resources.Picture
    {
        if let known = pictures.withLock({ $0[name] }) { return try known.get() }
        let result: Result<Resources.Picture, PictureError>
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
            throw PictureError.unreadable(path: paths.path(of: url), reason: "\(error)")
        }
    }

    private func read(_ url: URL) throws -> [UInt8] {
        do {
            if let data = try RegularFile.contents(of: url.path) { return [UInt8](data) }
        } catch let error as RegularFileError {
            throw PictureError.unreadable(path: paths.path(of: url), reason: error.description)
        }
        throw PictureError.unreadable(path: paths.path(of: url), reason: "there is no such file")
    }

    private func missing(_ name: String, in kind: String) -> PictureError {
        .missing(name: name, folder: kind, closest: closest(to: name, in: kind))
    }

    private func unknownSymbol(_ name: String) -> PictureError {
        .unknownSymbol(name: name, closest: SymbolSpelling.closest(to: name, icons: names(in: "Icons")))
    }

    private func closest(to name: String, in kind: String) -> String? {
        Spelling.closest(to: name, among: names(in: kind))
    }

    /// What a folder holds, sorted; content is asked for with the files' endings, all else without.
    private func names(in kind: String) -> [String] {
        // A catalogue may do without the folder.
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: url(kind).path)) ?? []
        return (kind == "Content" ? files : files.map { ($0 as NSString).deletingPathExtension }).sorted()
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    private func url(_ path: String) -> URL { folder.appending(path: path) }
}

/// Why a picture or icon cannot be had.
public enum PictureError: Error, Equatable {
    case missing(name: String, folder: String, closest: String?)
    /// Neither an icon of the catalogue nor a built-in symbol.
    case unknownSymbol(name: String, closest: [String])
    case unreadable(path: String, reason: String)
}

extension PictureError: ResourceError {
    package var isOfAbsence: Bool {
        switch self {
        case .missing, .unknownSymbol: true
        case .unreadable: false
        }
    }
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let name, let folder, let closest?):
            "there is no '\(name)' in Catalog/\(folder); did you mean '\(closest)'?"
        case .missing(let name, let folder, nil):
            "there is no '\(name)' in Catalog/\(folder)"
        case .unknownSymbol(let name, let closest):
            "there is no '\(name)' in Catalog/Icons or among the built-in symbols"
                + (closest.isEmpty
                    ? "; add Catalog/Icons/\(name).svg" : "; did you mean \(Names.choice(of: closest))?")
        case .unreadable(let path, let reason):
            "cannot read \(path): \(reason)"
        }
    }
}
