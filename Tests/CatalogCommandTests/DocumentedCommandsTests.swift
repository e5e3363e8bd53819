import ArgumentParser
import Foundation
import Testing

@testable import CatalogCommand

/// The commands that the README and the pages of `docs/` name are understood, with all their options.
struct DocumentedCommandsTests {
    private static let root = URL(filePath: #filePath + "/../../..").standardized.path

    private static let names = Root.configuration.subcommands.map { $0._commandName }

    private static func pages() throws -> [String] {
        let docs = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/docs").map { "docs/\($0)" }
        return (["README.md", "CONTRIBUTING.md", "SECURITY.md"] + docs)
            .filter { $0.hasSuffix(".md") || $0.hasSuffix(".yml") }
    }

    /// What follows `catalog` in code, without remarks.
    private static func commands(in text: String) -> [String] {
        text.matches(of: /(?:`|\n *|\n\$ |run |debug\/)catalog ([a-z][^`\n#|&]*)/).map {
            String($0.1).trimmingCharacters(in: .whitespaces)
        }
    }

    /// The words of a command, with something in place of what stands for others: `[GLOB…]`, `DIR…`, `ID`.
    private static func arguments(_ command: String) -> [String] {
        command.split(separator: " ").map { word in
            let word = word.filter { !"[]…'\"".contains($0) }
            return ["GLOB", "A", "B", "NAME"].contains(word) ? "badge" : word
        }.filter { !$0.isEmpty }
    }

    @Test func `Every command is one that the program understands`() throws {
        var count = 0
        for page in try Self.pages() {
            let text = try String(contentsOfFile: "\(Self.root)/\(page)", encoding: .utf8)
            for command in Self.commands(in: text) {
                count += 1
                let arguments = Self.arguments(command)
                if arguments.count == 1 {
                    // Only its name.
                    #expect(Self.names.contains(command), "\(page)")
                    continue
                }
                do {
                    _ = try Root.parseAsRoot(arguments)
                } catch {
                    Issue.record("\(page): 'catalog \(command)': \(Root.message(for: error))")
                }
            }
        }
        #expect(count > 30)
    }

    @Test func `Every option is one that a command has`() throws {
        let known = try FileManager.default.contentsOfDirectory(
            atPath: "\(Self.root)/Tests/CatalogCommandTests/Help"
        ).map {
            try String(contentsOfFile: "\(Self.root)/Tests/CatalogCommandTests/Help/\($0)", encoding: .utf8)
        }
        .joined()
        // Those of the programs of others.
        let foreign = ["--attachments-path", "--generate-completion-script"]
        for page in try Self.pages() {
            let text = try String(contentsOfFile: "\(Self.root)/\(page)", encoding: .utf8)
            for match in text.matches(of: /`(--[a-z-]+)/) {
                let option = String(match.1)
                #expect(known.contains(option) || foreign.contains(option), "\(page): \(option)")
            }
        }
    }
}
