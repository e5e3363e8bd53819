public import Foundation
import SwiftParser
import SwiftSyntax

/// A package's copy with its sources rewritten and the modules of Apple's systems among its dependencies, its previews listed, and
/// the catalogues that Xcode takes along by itself among its resources.
public struct PackageCopy {
    let original: URL
    let copy: URL
    /// The folder of the package that provides the modules.
    let compatibility: URL
    /// What builds have found in the copy.
    let errors: CompilerErrors?

    /// The folder of the package that these sources belong to.
    public static let ownCompatibility = URL(filePath: #filePath).appending(path: "../../../..").standardized

    public init(
        original: URL, copy: URL, compatibility: URL = Self.ownCompatibility, errors: CompilerErrors? = nil
    ) {
        self.original = original
        self.copy = copy
        self.compatibility = compatibility
        self.errors = errors
    }

    /// Writes the copy anew; returns the number of sources that differ from the originals.
    public func write() throws -> Int {
        let files = FileManager.default
        if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        for entry in try files.contentsOfDirectory(atPath: original.path).sorted()
        where entry != ".build" && entry != ".git" {
            try files.copyItem(at: original.appending(path: entry), to: copy.appending(path: entry))
        }
        let paths = self.paths(in: copy).filter(Self.isSource)
        let manifests = paths.filter { $0.hasPrefix("Package") && !$0.contains("/") }
        let apart = Set(try manifests.flatMap { Self.targetsWithoutModules(namedIn: try text(of: $0)) })
        var changes = 0
        var imported: Set<String> = []
        for path in paths where !manifests.contains(path) {
            let source = Parser.parse(source: try text(of: path))
            imported.formUnion(Self.imports(of: source))
            let file = copy.appending(path: path).path
            let errors = errors?.errors(in: file, text: source.description) ?? []
            let isOfPicture = path.split(separator: "/").dropLast().allSatisfy { !apart.contains(String($0)) }
            let rewritten = StandIns.text(
                of: Self.rewritten(source, isOfPicture: isOfPicture), errors: errors)
            guard rewritten != source.description else { continue }
            imported.formUnion(Self.imports(of: Parser.parse(source: rewritten)))
            try rewritten.write(to: copy.appending(path: path), atomically: true, encoding: .utf8)
            changes += 1
        }
        for path in manifests { imported.subtract(Self.furtherModules(namedIn: try text(of: path))) }
        let addition = manifestAddition(
            importing: imported, catalogs: Self.catalogs(among: self.paths(in: copy)))
        for path in manifests {
            try (ToolsVersion.raised(in: try text(of: path)) + addition)
                .write(to: copy.appending(path: path), atomically: true, encoding: .utf8)
        }
        return changes
    }

    private func text(of path: String) throws -> String {
        guard let text = try? String(contentsOf: copy.appending(path: path), encoding: .utf8) else {
            throw PackageCopyError.unreadableSource(path: path)
        }
        return text
    }

    /// Whether the compiler is given the file: hidden ones, such as what Finder leaves beside a source, are none.
    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// A source as it would be compiled for iOS, without what only the Objective-C runtime knows.
    ///
    /// - Parameters:
    ///   - further: names of attributes that are left out as well.
    ///   - isOfPicture: whether its Foundation and its random numbers are those of the picture that it makes.
    static func rewritten(
        _ source: SourceFileSyntax, leavingOut further: Set<String> = [], isOfPicture: Bool = true
    ) -> String {
        let source =
            IOSRemover.remainder(of: source, alsoRemoving: further)
            .map { Parser.parse(source: $0) } ?? source
        return IOSRewriter(isOfPicture: isOfPicture).rewrite(source).description
    }

    /// The modules that a source imports, conditional or not.
    static func imports(of source: SourceFileSyntax) -> Set<String> {
        let imports = ImportCollector(viewMode: .sourceAccurate)
        imports.walk(source)
        return imports.modules
    }

    /// The paths below a folder, sorted.
    private func paths(in folder: URL) -> [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
    }

    /// Those of the paths that Xcode takes into a target's bundle without a declaration.
    static func catalogs(among paths: [String]) -> [String] {
        paths.filter { path in
            let names = path.split(separator: "/")
            guard let name = names.last, !names.contains(where: { $0.hasPrefix(".") }) else { return false }
            return ["xcassets", "xcdatamodeld", "xcstrings", "lproj"].contains { name.hasSuffix(".\($0)") }
                && !names.dropLast().contains { $0.hasSuffix(".xcassets") }
        }
    }

    /// As seen from the copy, which a repository may hold; from the root where they have nothing in common.
    var pathOfCompatibility: String {
        let (target, folder) = (compatibility.standardized.pathComponents, copy.standardized.pathComponents)
        let shared = zip(target, folder).prefix { $0 == $1 }.count
        guard shared > 1 else { return compatibility.path }
        return ([String](repeating: "..", count: folder.count - shared) + target.dropFirst(shared))
            .joined(separator: "/")
    }

    private func manifestAddition(importing imported: Set<String>, catalogs: [String]) -> String {
        let modules = Self.standardModules + Self.furtherModules.filter(imported.contains)
        return """

            // Added to the copy: the modules of Apple's systems, Xcode's names of resources, previews, and the catalogues of
            // assets and texts that Xcode takes along by itself. The compiler may try more before it gives an expression up, and knows no mode
            // of the language like "5.1".
            package.swiftLanguageVersions = package.swiftLanguageVersions?.map { version in
                if case .version(let name) = version, name.hasPrefix("5.") { .v5 } else { version }
            }
            package.dependencies.append(.package(name: "vitrine-compatibility", path: \(pathOfCompatibility.debugDescription)))
            for target in package.targets where target.type == .regular {
                for module in \(Self.list(modules)) {
                    target.dependencies.append(.product(name: module, package: "vitrine-compatibility"))
                }
                target.swiftSettings = (target.swiftSettings ?? []) + [
                    .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=20000000"])
                ]
                target.plugins = (target.plugins ?? []) + [
                    .plugin(name: "GenerateResourceSymbols", package: "vitrine-compatibility"),
                    .plugin(name: "ListPreviewProviders", package: "vitrine-compatibility"),
                ]
                let folder = (target.path ?? "Sources/\\(target.name)").split(separator: "/").filter { $0 != "." }
                // A resource tells its path only to those who print it.
                let declared = (target.resources ?? []).map { resource in
                    Mirror(reflecting: resource).children.first { $0.label == "path" }?.value as? String ?? ""
                }
                let taken = (declared + target.exclude).map { $0.split(separator: "/").filter { $0 != "." } }
                let catalogs = (\(Self.list(catalogs)) as [String]).map { $0.split(separator: "/") }
                    .filter { $0.count > folder.count && $0.starts(with: folder) }
                    .map { Array($0.dropFirst(folder.count)) }
                let isTaken = { (catalog: [Substring]) in taken.contains { catalog.starts(with: $0) } }
                var names = Set(catalogs.filter(isTaken).compactMap(\\.last))
                for catalog in catalogs where !isTaken(catalog) && names.insert(catalog.last!).inserted {
                    target.resources = (target.resources ?? []) + [.copy(catalog.joined(separator: "/"))]
                }
            }

            """
    }

    /// Modules that a manifest has of its own or of another package, such as the `Charts` that is older than Apple's.
    static func furtherModules(namedIn manifest: String) -> [String] {
        furtherModules.filter { manifest.contains("name: \"\($0)\"") }
    }

    /// The targets of a manifest that run where it is compiled, for no picture, and get none of the modules: macros, plug-ins and programs.
    static func targetsWithoutModules(namedIn manifest: String) -> [String] {
        manifest.matches(of: /\.(?:executableTarget|macro|plugin)\(\s*name:\s*"([^"]+)"/).map {
            String($0.1)
        }
    }

    /// The source of an array of texts.
    private static func list(_ texts: [String]) -> String {
        "[\(texts.map(\.debugDescription).joined(separator: ", "))]"
    }

    /// What packages of views import most.
    static let standardModules = ["SwiftUI", "Combine", "UIKit", "UniformTypeIdentifiers"]
    /// What there is besides, for packages that import it.
    static let furtherModules = [
        "AVFoundation", "AVKit", "Accessibility", "ActivityKit", "AppIntents", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "Charts", "Contacts", "ContactsUI", "CoreData",
        "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMotion",
        "CoreSpotlight", "CoreText", "CoreTransferable", "CryptoKit", "DeveloperToolsSupport",
        "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Network", "OSLog",
        "PDFKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "Security",
        "Speech", "StoreKit", "SwiftData", "TipKit", "UserNotifications", "WatchConnectivity",
        "WeatherKit", "WebKit", "WidgetKit", "os", "simd",
    ]
}

private final class ImportCollector: SyntaxVisitor {
    var modules: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { modules.insert(module) }
        return .skipChildren
    }
}

enum PackageCopyError: Error, CustomStringConvertible {
    case unreadableSource(path: String)

    var description: String {
        switch self {
        case .unreadableSource(let path): "cannot copy the package: '\(path)' is not UTF-8 text"
        }
    }
}
