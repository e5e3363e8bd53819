import Foundation

/// A folder of SwiftUI sources, as a package's target needs to know it.
struct PreviewSources {
    let folder: String
    /// The modules of Apple's systems that files import.
    let modules: [String]
    /// Catalogues of assets and strings, as seen from the folder.
    let resources: [String]

    /// The folder's name as a module's.
    var module: String {
        let name = String(
            URL(filePath: folder).lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name)" : name
    }

    /// Throws ``NewCatalogError`` where no file imports SwiftUI.
    init(folder: String) throws {
        var (imports, resources) = (Set<String>(), [String]())
        for path in (FileManager.default.subpaths(atPath: folder) ?? []).sorted() {
            let type = URL(filePath: path).pathExtension
            if ["xcassets", "xcstrings", "lproj"].contains(type) { resources.append(path) }
            guard type == "swift",
                let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            else { continue }
            imports.formUnion(Self.imports(of: text))
        }
        guard imports.contains("SwiftUI") else { throw NewCatalogError.noSources(path: folder) }
        self.folder = folder
        self.modules = Self.known.filter(imports.contains)
        self.resources = resources
    }

    private static let known = [
        "SwiftUI", "Combine", "UIKit", "AVFoundation", "AVKit", "Accessibility", "CoreGraphics",
        "CoreLocation",
        "CoreText", "DeveloperToolsSupport", "MapKit", "PhotosUI", "QuartzCore", "UniformTypeIdentifiers",
        "WebKit",
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
