package import Foundation
import SwiftParser
import SwiftSyntax

/// A package's copy with its sources rewritten and the modules of Apple's systems among its dependencies.
package struct PackageCopy {
    let original: URL
    let copy: URL
    /// The folder of the package that provides the modules.
    let compatibility: URL

    package init(original: URL, copy: URL, compatibility: URL) {
        self.original = original
        self.copy = copy
        self.compatibility = compatibility
    }

    /// Writes the copy anew; returns the number of sources that differ from the originals.
    package func write() throws -> Int {
        let files = FileManager.default
        if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        var changes = 0
        for entry in try files.contentsOfDirectory(atPath: original.path).sorted()
        where entry != ".build" && entry != ".git" {
            try files.copyItem(at: original.appending(path: entry), to: copy.appending(path: entry))
        }
        for path in (files.subpaths(atPath: copy.path) ?? []).sorted() where path.hasSuffix(".swift") {
            let url = copy.appending(path: path)
            let isManifest = url.lastPathComponent.hasPrefix("Package") && !path.contains("/")
            guard let text = try? String(contentsOf: url, encoding: .utf8) else {
                throw PackageCopyError.unreadableSource(path: path)
            }
            let rewritten = isManifest ? text + manifestAddition : Self.rewritten(text)
            guard rewritten != text else { continue }
            try rewritten.write(to: url, atomically: true, encoding: .utf8)
            if !isManifest { changes += 1 }
        }
        return changes
    }

    /// A source as it would be compiled for iOS.
    static func rewritten(_ source: String) -> String {
        IOSRewriter().rewrite(Parser.parse(source: source)).description
    }

    private var manifestAddition: String {
        """

        // Added to the copy: the modules of Apple's systems.
        package.dependencies.append(.package(name: "vitrine-compatibility", path: "\(compatibility.path)"))
        for target in package.targets where target.type == .regular {
            for module in [\(Self.modules.map { "\"\($0)\"" }.joined(separator: ", "))] {
                target.dependencies.append(.product(name: module, package: "vitrine-compatibility"))
            }
        }

        """
    }

    /// What packages of views import most.
    private static let modules = ["SwiftUI", "Combine", "UIKit", "UniformTypeIdentifiers"]
}

enum PackageCopyError: Error, CustomStringConvertible {
    case unreadableSource(path: String)

    var description: String {
        switch self {
        case .unreadableSource(let path): "cannot copy the package: '\(path)' is not UTF-8 text"
        }
    }
}
