package import Foundation
package import VitrineDrawing
package import VitrineGeometry
package import VitrinePixels

/// The resources of a rendering: the catalogue's pictures, icons and content.
public nonisolated struct Resources: Sendable {
    /// A picture of the catalogue.
    package enum Picture: Sendable {
        case bitmap(ImageID, PixelSize, scale: Double)
        /// Pixels in the colour around them, of which only how opaque they are counts.
        case stencil(ImageID, PixelSize, scale: Double)
        case vector(ImageID, VectorImage)
    }

    /// A picture with what its catalogue says of it.
    package struct NamedPicture: Sendable {
        package var picture: Picture
        /// How it is drawn unless the view says so itself.
        package var renderingMode: Image.TemplateRenderingMode?

        package init(_ picture: Picture, renderingMode: Image.TemplateRenderingMode? = nil) {
            self.picture = picture
            self.renderingMode = renderingMode
        }
    }

    package var picture: @Sendable (AssetName, AssetAppearance) throws -> NamedPicture
    package var icon: @Sendable (_ name: String) throws -> Picture
    package let encodedPicture: @Sendable (EncodedPicture) throws -> Picture
    private let color: @Sendable (AssetName, AssetAppearance) throws -> SRGBColor
    private let contentFile: @Sendable (_ path: String) throws -> Data
    /// The value of a design token.
    package typealias TokenLookup = @Sendable (_ path: String, TokenType, TokenContexts) throws -> TokenValue
    private let token: TokenLookup
    /// What a table says for a key.
    package typealias StringLookup =
        @Sendable (_ key: String, StringTableName, Locale) throws -> LookedUpString
    private let string: StringLookup
    /// Lays a view out by itself, for code that asks for sizes while views are resolved.
    package var measure: (@MainActor @Sendable (any View, ProposedViewSize, EnvironmentValues) -> CGSize)?
    /// The accent color of the app; nothing where it says none.
    package var accentColor: AssetName?
    /// What stands in for pictures, colours and fonts that cannot be had; nothing where that is a failure.
    package var standIns: StandIns?
    /// The locale of the picture, for texts that are looked up outside of an environment.
    package var locale = Locale(identifier: "en_US")

    /// The moment that code finds which asks for the date; nothing where it is the machine's.
    package var date: Date?
    /// The random numbers that it finds; nothing where they are the machine's.
    package var randomness: PictureRandomness?
    /// Where what is done on other queues is waited for; nothing where no component is being made.
    package var backgroundWork: BackgroundWork?

    package init(
        picture: @escaping @Sendable (AssetName, AssetAppearance) throws -> NamedPicture,
        icon: @escaping @Sendable (String) throws -> Picture,
        encodedPicture: @escaping @Sendable (EncodedPicture) throws -> Picture = { _ in
            throw ContentError.unreadable(path: "bytes of an image", reason: "nothing decodes them here")
        },
        color: @escaping @Sendable (AssetName, AssetAppearance) throws -> SRGBColor,
        contentFile: @escaping @Sendable (String) throws -> Data,
        string: @escaping StringLookup = { _, _, _ in LookedUpString() },
        token: @escaping TokenLookup = { path, _, _ in throw MissingTokens(path: path) }
    ) {
        self.picture = picture
        self.icon = icon
        self.encodedPicture = encodedPicture
        self.color = color
        self.contentFile = contentFile
        self.string = string
        self.token = token
        MainBundle.describe()
    }

    /// What is rendered with right now; set by the renderer while it resolves.
    @TaskLocal public static var current: Resources?

    /// What could not be had where nothing can be thrown; the renderer asks for it when it has resolved.
    package internal(set) var failures = ResourceFailures()
    /// What something else stands for.
    package internal(set) var missing = MissingResources()
    /// Which tokens an element is made of that is being resolved.
    package let tokenUses = TokenUses()
    /// All tokens that were read.
    package internal(set) var tokenReads = TokenReads()
    /// The texts that views have given to `snapshotFinding`.
    package internal(set) var reportedFindings = ReportedFindings()

    /// A colour of an asset catalogue; clear, and a failure or a finding, where it cannot be had.
    func color(_ name: AssetName, in appearance: AssetAppearance) -> SRGBColor {
        do {
            return try color(name, appearance)
        } catch {
            if standIns == nil { failures.add(error) } else { missing.add(.color(reason: "\(error)")) }
            return .clear
        }
    }

    /// The locale that a text is looked up in: its own, or the picture's.
    static func locale(for own: Locale?) -> Locale {
        own ?? current?.locale ?? Locale(identifier: "en_US")
    }

    /// What a table says for a key in the language of a locale; nothing where there is no such table or key.
    func string(_ key: String, _ table: StringTableName, _ locale: Locale) -> LocalizedFormat? {
        do {
            let lookedUp = try string(key, table, locale)
            if let gap = lookedUp.gap { missing.add(gap) }
            return lookedUp.format
        } catch {
            failures.add(error)
            return nil
        }
    }

    /// What a table says for a key in the picture's language, as it is written there: places for values stay.
    package func writtenString(_ key: String, table: String?, in bundle: Bundle) -> String? {
        let format: LocalizedFormat? = string(key, StringTableName(table, in: bundle), locale)
        if let format, format.dependsOnNumbers {
            reportedFindings.add(
                "'\(key)' has a form for each number, of which NSLocalizedString gives that for 'other'; "
                    + "Text and String(localized:) choose")
        }
        return format?.text(for: [])
    }

    /// The value of a design token; nothing, and a failure, where it cannot be had.
    func token(_ path: String, _ type: TokenType, in contexts: TokenContexts) -> TokenValue? {
        tokenReads.add(TokenRead(path: path, contexts: contexts))
        do {
            let value = try token(path, type, contexts)
            tokenUses.add(path)
            return value
        } catch {
            failures.add(error)
            return nil
        }
    }

    /// A value from a JSON file of the catalogue's content, such as `coupons/shop.json`.
    ///
    /// Throws a ``ContentError`` that names the file.
    public func content<Value: Decodable>(_ path: String, as type: Value.Type = Value.self) throws -> Value {
        let data = try contentFile(path)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            let fault = error.fault(in: data)
            throw ContentError.undecodable(
                place: FilePlace(file: "Catalog/Content/\(path)", fault.place), type: "\(type)",
                reason: fault.reason)
        }
    }

    /// A value from a JSON file of the content of the catalogue that is being rendered.
    public static func content<Value: Decodable>(
        _ path: String, as type: Value.Type = Value.self
    ) throws -> Value {
        guard let current else { throw ContentError.noCatalog(path: path) }
        return try current.content(path, as: type)
    }
}

/// Why no token can be had.
private struct MissingTokens: Error, CustomStringConvertible {
    var path: String

    var description: String { "there is no token '\(path)', for there are no files of tokens" }
}
