public import CatalogKit
public import SnapshotStore

/// A catalogue as a static site: a contact sheet, and a page for each component.
///
/// It opens from a folder as well as from a server, needs no script, and follows the reader's light or dark
/// setting. The same catalogue gives the same files.
public struct StaticSite {
    /// Where the pictures lie in the site.
    public static let pictureFolder = "pictures"

    let name: String
    let components: [SiteComponent]

    /// - Parameter pictures: in the catalogue's order, rendered into ``pictureFolder``.
    public init(name: String, pictures: [RenderedPicture], failures: [DefinitionFailure] = []) {
        self.name = name
        self.components = Self.components(of: pictures, failures: failures)
    }

    /// The site's files but for the pictures: paths with their texts, in the order of the catalogue.
    public var files: [(path: String, text: String)] {
        let pages = components.map { (path: $0.path, text: componentPage($0)) }
        return [(path: "index.html", text: contactSheet), (path: "style.css", text: styleSheet)] + pages
    }

    /// Writes the files into a folder that already holds the pictures.
    public func write(into folder: String) throws(StoreError) {
        try FileSystem.makeFolder("\(folder)/components")
        for file in files {
            try FileSystem.replace("\(folder)/\(file.path)", with: Array(file.text.utf8))
        }
    }
}
