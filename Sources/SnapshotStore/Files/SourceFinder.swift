/// Finds the files of a catalogue's sources, which are known by module and name alone.
public struct SourceFinder: Sendable {
    private let root: String
    /// Paths by the names of their files, each list in the order of its paths.
    private let files: [Substring: [String]]

    public init(in folder: CatalogFolder) throws(StoreError) {
        root = folder.path
        var paths: [String] = []
        for part in ["Catalog", "Sources", "Tests"] {
            paths += try SourceFiles.paths(below: "\(folder.path)/\(part)").map { "\(part)/\($0)" }
        }
        files = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
    }

    /// The file that `Module/File.swift` stands for, if there is one of that name or in that folder; from the
    /// catalogue's folder on.
    public func path(of file: String) -> String? {
        let parts = file.split(separator: "/")
        guard let name = parts.last else { return nil }
        let named = files[name] ?? []
        return named.count == 1 ? named.first : named.first { $0.split(separator: "/").contains(parts[0]) }
    }

    /// What a file says; nothing where it cannot be found or is no text.
    public func text(of file: String) throws(StoreError) -> String? {
        try path(of: file).flatMap { path throws(StoreError) in try text(at: path) }
    }

    /// All Swift files, sorted, from the catalogue's folder on.
    package var swiftPaths: [String] { files.values.joined().filter { $0.hasSuffix(".swift") }.sorted() }

    /// What the file at a path says; nothing where it is no text.
    package func text(at path: String) throws(StoreError) -> String? {
        try FileSystem.read("\(root)/\(path)").flatMap { String(validating: $0, as: UTF8.self) }
    }
}
