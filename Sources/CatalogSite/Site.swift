import SnapshotStore

/// The files of a site.
///
/// It opens without a server; what it shows needs no script. The same content is always the same bytes.
public struct Site: Sendable {
    /// A file with its path in the site.
    public struct File: Equatable, Sendable {
        public var path: String
        public var bytes: [UInt8]
    }

    /// Sorted by path.
    public let files: [File]

    public init(_ content: SiteContent) {
        var files = [
            File(path: "index.html", text: IndexPage(content: content).text),
            File(path: SiteIndex.path, text: SiteIndex.text(of: content)),
            File(path: "site.css", bytes: Self.styleSheet(for: content)),
            File(path: "site.js", bytes: PackageResources.site_js),
        ]
        for (index, component) in content.components.enumerated() {
            let page = ComponentPage(content: content, index: index)
            files.append(File(path: "c/\(component.file).html", text: page.text))
            for picture in component.pictures {
                guard let drawing = picture.drawing else { continue }
                files.append(File(path: picture.path, bytes: drawing.file))
            }
        }
        self.files = files.sorted { $0.path < $1.path }
    }

    private static func styleSheet(for content: SiteContent) -> [UInt8] {
        let modes = content.components.map(\.modes.count).max() ?? 0
        return PackageResources.site_css + Array("\n\(ModeRules.text(modes: modes))".utf8)
    }
}

extension Site.File {
    fileprivate init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
