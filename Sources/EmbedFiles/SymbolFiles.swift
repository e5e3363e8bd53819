import Foundation

/// The drawings of symbols.
///
/// Each folder inside is a topic, and `OtherNames.tsv` lists names with the drawings that they show. What lies between
/// an element's lines is not kept, for the texts are in the program.
struct SymbolFiles {
    let folder: URL

    func source() throws -> String {
        """
        extension SymbolSet {
            /// The drawings, by the folders that hold their files.
            package static let topics: [SymbolTopic] = [
        \(try topics().joined(separator: "\n"))
            ]

            /// Names that mean the same icon as another, or one so near that it serves, each with that other name.
            static let otherNames: KeyValuePairs = [
        \(try otherNames().joined(separator: "\n"))
            ]
        }

        """
    }

    private func topics() throws -> [String] {
        try entries(of: folder).filter { !$0.hasSuffix(".tsv") }.map { topic in
            let folder = folder.appending(path: topic)
            let drawings = try entries(of: folder).filter { $0.hasSuffix(".svg") }.map { file in
                "\"\(file.dropLast(4))\": #\"\(packed(try text(of: folder.appending(path: file))))\"#,"
            }
            return """
                SymbolTopic(name: "\(topic)", files: [
                \(drawings.joined(separator: "\n"))
                ]),
                """
        }
    }

    private func otherNames() throws -> [String] {
        try text(of: folder.appending(path: "OtherNames.tsv")).split(separator: "\n").map { line in
            let names = line.split(separator: "\t")
            guard names.count == 2 else { fatalError("'\(line)' in OtherNames.tsv is not two names") }
            return "\"\(names[0])\": \"\(names[1])\","
        }
    }

    private func packed(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    }
}
