import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineViews

/// Names and texts that want to be more than that, in everything that is written.
@MainActor
struct EscapingTests {
    private static let name =
        "A\u{1b}[2J\u{9b}1m\u{202e}`<img src=x onerror=alert(1)>`|@all #1 https://x.y\nB"

    private func stage() throws -> Stage {
        try Stage(ContentVariants([Rectangle().frame(width: 8, height: 8).named(Self.name, line: 3)]))
    }

    /// What would be acted on by a terminal, but for the ends of lines.
    private func isCalm(_ text: String) -> Bool {
        !text.unicodeScalars.contains { scalar in
            scalar != "\n"
                && (scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
                    || (0x2028...0x202e).contains(scalar.value))
        }
    }

    @Test(arguments: [["list"], ["list", "--json"], ["check"], ["check", "--json"]])
    func `A terminal acts on no name`(arguments: [String]) async throws {
        let stage = try stage()
        _ = await stage.run("record")
        stage.variants = ContentVariants([
            ContentVariant(Self.name, line: 3) {
                if true { throw Loud() }
                return Rectangle()
            }
        ])
        let text: String
        switch arguments.count {
        case 1: text = await stage.run(arguments[0]).text
        default: text = await stage.run(arguments[0], arguments[1]).text
        }
        #expect(isCalm(text), "\(text)")
        if arguments.count == 2 {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        }
    }

    @Test func `A snapshot's names stay on their line`() async throws {
        let stage = try stage()
        stage.variants = ContentVariants([
            ContentVariant(Self.name, line: 3) {
                if true { throw Loud() }
                return Rectangle()
            }
        ])
        let text = await stage.run("check").text
        let line =
            "  Stage, 'A\\u{1b}[2J\\u{9b}1m\\u{202e}`<img src=x onerror=alert(1)>`|@all #1 https://x.y\\u{a}B', light ("
        #expect(text.contains(line), "\(text)")
        #expect(text.contains("\n  loud \\u{1b}]0;title\\u{7}\n"))
    }

    private struct Loud: Error, CustomStringConvertible {
        let description = "loud \u{1b}]0;title\u{7}"
    }

    @Test func `Markdown has no names that act`() async throws {
        let stage = try stage()
        stage.variants = ContentVariants([
            ContentVariant("A", line: 3) {
                if true { throw Acting() }
                return Rectangle()
            }
        ])
        _ = await stage.run("check", "--report", "report")
        #expect(
            try stage.text(of: "report/summary.md").contains(
                "- `stage/a` failed to render: \\<img onerror=x\\> @<!-- -->all \\#<!-- -->1 "
                    + "https:<!-- -->//x.y \\[a\\]\\(b\\) and `code | <b>`\n"))
    }

    /// Characters that neither HTML nor XML nor a line of a workflow can hold or that would end what holds them.
    private func isPlain(_ text: String) -> Bool {
        isCalm(text.replacing("\t", with: "")) && !text.contains("<img src=x")
    }

    @Test(arguments: ["index.html", "junit.xml", "summary.md"])
    func `A report has no names and no words that act`(file: String) async throws {
        let stage = try stage()
        _ = await stage.run("record")
        stage.variants = ContentVariants([
            Rectangle().frame(width: 9, height: 8).named(Self.name, line: 3),
            ContentVariant("\(Self.name) too", line: 4) {
                if true { throw Loud() }
                return Rectangle()
            },
            Text(Self.name).named("Text", line: 5),
        ])
        #expect(await stage.run("check", "--report", "report").status == .failedToRender)
        let text = try stage.text(of: "report/\(file)")
        #expect(isPlain(text), "\(text)")
        #expect(text.contains("onerror"))
    }

    @Test func `A workflow takes no name for a command`() async throws {
        let stage = try stage()
        stage.isGitHubWorkflow = true
        stage.variants = ContentVariants([
            ContentVariant("\(Self.name)\n::stop-commands::x", line: 4) {
                if true { throw Loud() }
                return Rectangle()
            }
        ])
        let text = await stage.run("check").text
        let commands = text.split(separator: "\n").filter { $0.hasPrefix("::") }
        #expect(commands.count == 1)
        #expect(commands.first?.hasPrefix("::error ") == true)
        #expect(isCalm(text))
    }

    private struct Acting: Error, CustomStringConvertible {
        let description = "<img onerror=x>\n@all #1 https://x.y [a](b) and `code | <b>`"
    }
}
