import Foundation
import VitrineImageCoding
import VitrineRasterization
import VitrineTypesetting

/// The environment that pictures depend on beside their sources.
public struct Fingerprint: Hashable, Sendable {
    /// Versions by the names of what they are versions of: Vitrine itself, the C libraries, the architecture.
    public var versions: [String: String]
    /// Hashes of the font files that were used, by the names of the faces.
    public var fonts: [String: String]

    public init(versions: [String: String], fonts: [String: String]) {
        self.versions = versions
        self.fonts = fonts
    }

    /// The version of everything here that decides pixels; raised whenever the same views give other pictures.
    public static let renderingVersion = "9"

    /// Such as `vitrine 2, architecture x86_64, cairo 1.16.0`.
    public static var versionText: String {
        let others = currentVersions.filter { $0.key != "vitrine" }.sorted { $0.key < $1.key }
        return (["vitrine \(renderingVersion)"] + others.map { "\($0.key) \($0.value)" })
            .joined(separator: ", ")
    }

    /// The versions of this process.
    public static var currentVersions: [String: String] {
        #if arch(x86_64)
            let architecture = "x86_64"
        #elseif arch(arm64)
            let architecture = "arm64"
        #else
            #error("name the architecture here")
        #endif
        return ["vitrine": renderingVersion, "architecture": architecture]
            .merging(Rasterizer.libraryVersions) { $1 }
            .merging(TextContext.libraryVersions) { $1 }
            .merging(imageLibraryVersions) { $1 }
    }
}
