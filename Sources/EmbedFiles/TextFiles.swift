import Foundation

/// The scripts and style sheets of pages, each as it is: `EmbeddedTexts.siteCSS` is `site.css` in any folder inside.
struct TextFiles {
    let folder: URL

    func source() throws -> String {
        let texts = try entries(of: folder).flatMap { inner in
            let folder = folder.appending(path: inner)
            return try entries(of: folder).map { try declaration(of: folder.appending(path: $0)) }
        }
        return "enum EmbeddedTexts {\n\(texts.joined(separator: "\n"))\n}\n"
    }

    private func declaration(of file: URL) throws -> String {
        let text = try text(of: file)
        let end = "\"\"\"##"
        guard !text.contains(end) else { fatalError("'\(file.path)' contains \(end), which ends a literal") }
        let name = file.deletingPathExtension().lastPathComponent + file.pathExtension.uppercased()
        return "static let \(name) = ##\"\"\"\n\(text)\n\(end)"
    }
}
