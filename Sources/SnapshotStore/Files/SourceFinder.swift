package import CatalogKit

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

    /// The line that declares a type, by its path from the catalogue's folder on; nothing where no source does.
    package func declaration(ofType name: String) throws(StoreError) -> SourcePlace? {
        guard let type = name.split(separator: ".").last else { return nil }
        // Most types have a file of their own.
        let paths = swiftPaths.filter { $0.hasSuffix("/\(type).swift") }
        for path in paths + swiftPaths.filter({ !paths.contains($0) }) {
            guard let text = try text(at: path) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if let line = lines.firstIndex(where: { Self.declares(type, $0) }) {
                return SourcePlace(file: path, line: line + 1)
            }
        }
        return nil
    }

    private static func declares(_ type: Substring, _ line: Substring) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst()).contains { keyword, name in
            name == type && ["actor", "class", "enum", "struct"].contains(keyword)
        }
    }
}
