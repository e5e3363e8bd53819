import Foundation

/// A folder of SwiftUI sources, as a package's target needs to know it.
struct PreviewSources {
    let folder: String
    /// The modules of Apple's systems that files import.
    let modules: [String]
    /// Modules that files import and neither the system nor Vitrine has, with the first file that does, as seen from the folder.
    let missing: [(module: String, file: String)]
    /// Catalogues of assets and strings, as seen from the folder.
    let resources: [String]

    /// The folder's name as a module's.
    var module: String { Self.module(folder) }

    private static func module(_ folder: String) -> String {
        let name = String(
            URL(filePath: folder).lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name)" : name
    }

    /// Throws ``NewCatalogError`` where no file imports SwiftUI.
    init(folder: String) throws {
        var (imports, resources) = (Set<String>(), [String]())
        var missing: [String: String] = [:]
        for path in (FileManager.default.subpaths(atPath: folder) ?? []).sorted() {
            let type = URL(filePath: path).pathExtension
            if ["xcassets", "xcstrings", "lproj"].contains(type) { resources.append(path) }
            guard type == "swift",
                let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            else { continue }
            let imported = Self.imports(of: text)
            imports.formUnion(imported)
            for module in imported where missing[module] == nil && !text.contains("canImport(\(module))") {
                missing[module] = path
            }
        }
        guard imports.contains("SwiftUI") else { throw NewCatalogError.noSources(path: folder) }
        self.folder = folder
        self.modules = Self.known.filter(imports.contains)
        self.resources = resources
        for module in Self.known + Self.ofToolchain + [Self.module(folder)] { missing[module] = nil }
        self.missing = missing.sorted { $0.key < $1.key }.map { (module: $0.key, file: $0.value) }
    }

    /// The products of the package that has SwiftUI.
    static let known = [
        "SwiftUI", "Combine", "UIKit", "AVFoundation", "AVKit", "Accessibility", "AuthenticationServices",
        "CoreGraphics", "CoreImage", "CoreLocation", "CoreText", "CoreTransferable", "DeveloperToolsSupport",
        "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Network", "OSLog",
        "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "StoreKit",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
    ]

    private static let ofToolchain = [
        "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift",
        "Synchronization", "Testing", "XCTest",
    ]

    /// The modules that a file imports, without submodules: `CoreGraphics` for `import struct CoreGraphics.CGFloat`.
    private static func imports(of source: String) -> Set<String> {
        let imports = source.matches(
            of:
                #/(?m)^\s*(?:@\w+(?:\(.*?\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/#
        )
        return Set(imports.map { String($0.output.1) })
    }
}
