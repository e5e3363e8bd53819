public import Foundation
import SwiftParser
import SwiftSyntax

/// A package's copy with its sources rewritten and the modules of Apple's systems among its dependencies.
public struct PackageCopy {
    let original: URL
    let copy: URL
    /// The folder of the package that provides the modules.
    let compatibility: URL

    public init(original: URL, copy: URL, compatibility: URL) {
        self.original = original
        self.copy = copy
        self.compatibility = compatibility
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
        let paths = (files.subpaths(atPath: copy.path) ?? []).sorted().filter(Self.isSource)
        let manifests = paths.filter { $0.hasPrefix("Package") && !$0.contains("/") }
        var changes = 0
        var imported: Set<String> = []
        for path in paths where !manifests.contains(path) {
            let source = Parser.parse(source: try text(of: path))
            imported.formUnion(Self.imports(of: source))
            let rewritten = Self.rewritten(source)
            guard rewritten != source.description else { continue }
            try rewritten.write(to: copy.appending(path: path), atomically: true, encoding: .utf8)
            changes += 1
        }
        for path in manifests {
            try (try text(of: path) + manifestAddition(importing: imported))
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
    static func rewritten(_ source: SourceFileSyntax) -> String {
        let source = ObjectiveCRemover.remainder(of: source).map { Parser.parse(source: $0) } ?? source
        return IOSRewriter().rewrite(source).description
    }

    /// The modules that a source imports, conditional or not.
    static func imports(of source: SourceFileSyntax) -> Set<String> {
        let imports = ImportCollector(viewMode: .sourceAccurate)
        imports.walk(source)
        return imports.modules
    }

    private func manifestAddition(importing imported: Set<String>) -> String {
        let modules = Self.standardModules + Self.furtherModules.filter(imported.contains)
        return """

            // Added to the copy: the modules of Apple's systems.
            package.dependencies.append(.package(name: "vitrine-compatibility", path: "\(compatibility.path)"))
            for target in package.targets where target.type == .regular {
                for module in [\(modules.map { "\"\($0)\"" }.joined(separator: ", "))] {
                    target.dependencies.append(.product(name: module, package: "vitrine-compatibility"))
                }
            }

            """
    }

    /// What packages of views import most.
    private static let standardModules = ["SwiftUI", "Combine", "UIKit", "UniformTypeIdentifiers"]
    /// What there is besides, for packages that import it.
    private static let furtherModules = [
        "AVFoundation", "AVKit", "Accessibility", "AuthenticationServices", "CoreGraphics", "CoreImage",
        "CoreLocation", "CoreText", "CoreTransferable", "DeveloperToolsSupport", "ImageIO",
        "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Network", "OSLog", "Photos",
        "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "StoreKit", "UserNotifications", "WebKit",
        "WidgetKit", "os",
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
