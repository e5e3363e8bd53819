/// The first line of a manifest, which says the version of its language.
enum ToolsVersion {
    /// The manifest in a version whose targets can have plug-ins of other packages.
    static func raised(in manifest: String) -> String {
        let syntax = /\/\/ *swift-tools-version: *(?<major>\d+)\.(?<minor>\d+)[.\d]*/
        guard let line = manifest.firstMatch(of: syntax),
            let major = Int(line.major), let minor = Int(line.minor), (major, minor) < (5, 9)
        else { return manifest }
        return manifest.replacing(line.0, with: "// swift-tools-version: 5.9", maxReplacements: 1)
    }
}
