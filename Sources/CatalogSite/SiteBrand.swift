import CatalogKit
import VitrineExplanations
import VitrinePixels
import VitrineTokenReading

/// How a site presents itself, made of its settings and of the files that they name.
struct SiteBrand: Sendable {
    var title: String
    var logo: Logo?
    /// What stands above the components on the first page.
    var start: MarkdownDocument?
    /// The color of what is chosen, on light and on dark pages.
    var accent: (light: SRGBColor, dark: SRGBColor)?
    /// Where the site will be found, with a slash at its end.
    var address: String?

    /// A picture that lies beside the pages.
    struct Logo: Sendable {
        /// `logo.png` or `logo.svg`.
        var path: String
        var bytes: [UInt8]

        static let paths = ["logo.png", "logo.svg"]
    }

    init(title: String) {
        self.title = title
    }

    init(_ context: SiteContext) throws {
        let settings = context.settings
        title = settings.title ?? context.name
        logo = try settings.logo.map { try Self.logo(try Self.file($0, "logo", context), at: $0) }
        start = try settings.startPage.map { path in
            guard let text = String(validating: try Self.file(path, "start page", context), as: UTF8.self)
            else { throw SiteSettingsError.notText(path: path) }
            return MarkdownDocument(text)
        }
        accent = try settings.accent.map { accent in
            (
                light: try Self.color(accent.light, on: Self.lightBackgrounds),
                dark: try Self.color(accent.dark, on: Self.darkBackgrounds)
            )
        }
        address = try settings.baseURL.map(Self.address)
    }

    /// The rule of the style sheet that says the accent; empty where the style sheet's own holds.
    var styleRules: String {
        guard let accent else { return "" }
        return ":root { --accent: light-dark(\(accent.light), \(accent.dark)); }\n"
    }

    /// The whole address of a page or a file of the site; its path where that is not known.
    func address(of path: String) -> String { (address ?? "") + Attribute.address(path) }

    private static func file(_ path: String, _ role: String, _ context: SiteContext) throws -> [UInt8] {
        guard let bytes = try context.file(path) else {
            throw SiteSettingsError.missingFile(role: role, path: path)
        }
        return bytes
    }

    private static func logo(_ bytes: [UInt8], at path: String) throws(SiteSettingsError) -> Logo {
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return Logo(path: Logo.paths[0], bytes: bytes) }
        guard path.hasSuffix(".svg") else { throw .noLogo(path: path) }
        return Logo(path: Logo.paths[1], bytes: bytes)
    }

    /// The surfaces of `site.css`.
    private static let lightBackgrounds = ["#ffffff", "#f5f5f3"]
    private static let darkBackgrounds = ["#1a1b1f", "#111214"]
    /// What WCAG 2.2 asks of texts (§1.4.3), which the accent is a color of.
    private static let contrast = 4.5

    private static func color(
        _ text: String, on backdrops: [String]
    ) throws(SiteSettingsError) -> SRGBColor {
        guard text.utf8.count == 7, let color = SRGBColor(hexadecimal: text) else { throw .noColor(text) }
        for backdrop in backdrops.compactMap({ SRGBColor(hexadecimal: $0) }) {
            let ratio = TextContrast.ratio(of: color, on: backdrop)
            if ratio < contrast { throw .faintColor(text, backdrop: backdrop.description, ratio: ratio) }
        }
        return color
    }

    private static func address(_ text: String) throws(SiteSettingsError) -> String {
        let isAddress = ["https://", "http://"].contains { text.hasPrefix($0) && text != $0 }
        // What an address may not have, or would end the attribute that it stands in (RFC 3986 §2).
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && !"\"<>\\^`{|}?#".utf8.contains($0) }
        guard isAddress, isPlain else { throw .noAddress(text) }
        return text.hasSuffix("/") ? text : text + "/"
    }
}

/// Why a site cannot present itself as its settings say.
public enum SiteSettingsError: Error, Equatable {
    case missingFile(role: String, path: String)
    case notText(path: String)
    case noLogo(path: String)
    case noColor(String)
    case faintColor(String, backdrop: String, ratio: Double)
    case noAddress(String)
}

extension SiteSettingsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingFile(let role, let path):
            "cannot find the site's \(role) 'Catalog/\(path)'; the catalogue's site settings name it"
        case .notText(let path): "the site's start page 'Catalog/\(path)' is no text in UTF-8"
        case .noLogo(let path): "the site's logo 'Catalog/\(path)' is neither a PNG nor an SVG file"
        case .noColor(let text): "the site's accent '\(text)' is no color; write it as '#3a4fd0'"
        case .faintColor(let text, let backdrop, let ratio):
            "the site's accent '\(text)' has a contrast of \(ValueWords.decimal((ratio * 100).rounded(.down) / 100)) : 1 "
                + "on the pages' '\(backdrop)', and texts need 4.5 : 1"
        case .noAddress(let text):
            "'\(text)' is no address of a site; write it as 'https://design.example/catalog/'"
        }
    }
}
