import SnapshotStore

/// The sources of what a site shows.
struct SiteSources {
    /// The file that `Module/File.swift` stands for; nothing where it cannot be found.
    var listing: (_ file: String) throws -> SourceListing?
    /// What the file at a path says, from the catalogue's folder on.
    var text: (_ path: String) throws -> String? = { _ in nil }
    var index = SourceIndex()

    init(listing: @escaping (_ file: String) throws -> SourceListing?) {
        self.listing = listing
    }

    init(_ finder: SourceFinder) throws {
        text = { try finder.text(at: $0) }
        index = try SourceIndex(paths: finder.swiftPaths, text: text)
        listing = { file in
            guard let path = finder.path(of: file), let text = try finder.text(at: path) else { return nil }
            return SourceListing(path: path, text: text)
        }
    }

    /// The declaration of a type with the file that it stands in.
    func declaration(of type: String) throws -> (declaration: TypeDeclaration, listing: SourceListing)? {
        guard let place = index.place(of: type), let text = try text(place.path),
            let declaration = TypeDeclaration(of: type, in: text)
        else { return nil }
        return (declaration, SourceListing(path: place.path, text: text))
    }
}
