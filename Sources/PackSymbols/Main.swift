import Foundation

/// Writes a Swift file that holds the files of the symbols: `pack-symbols <folder> <output>`.
///
/// Each folder inside is a topic, and `OtherNames.tsv` lists names with the drawings that they show. What lies between
/// an element's lines is not kept, for the texts are in the program.
@main
struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let folder = arguments.first, let output = arguments.last else {
            fatalError("pack-symbols takes a folder and the file to write")
        }
        let root = URL(filePath: folder)
        let source = """
            extension SymbolSet {
                /// The drawings, by the folders that hold their files.
                package static let topics: [SymbolTopic] = [
            \(try topics(in: root).joined(separator: "\n"))
                ]

                /// Names that mean the same icon as another, or one so near that it serves, each with that other name.
                static let otherNames: KeyValuePairs = [
            \(try otherNames(in: root).joined(separator: "\n"))
                ]
            }

            """
        try Data(source.utf8).write(to: URL(filePath: output))
    }

    private static func topics(in root: URL) throws -> [String] {
        try entries(of: root).filter { !$0.hasSuffix(".tsv") }.map { topic in
            let folder = root.appending(path: topic)
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

    private static func otherNames(in root: URL) throws -> [String] {
        try text(of: root.appending(path: "OtherNames.tsv")).split(separator: "\n").map { line in
            let names = line.split(separator: "\t")
            guard names.count == 2 else { fatalError("'\(line)' in OtherNames.tsv is not two names") }
            return "\"\(names[0])\": \"\(names[1])\","
        }
    }

    private static func entries(of folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    private static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private static func packed(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    }
}
