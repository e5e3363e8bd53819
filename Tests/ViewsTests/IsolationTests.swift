import Foundation
import Testing

/// The rule of isolation, by the sources: views, modifiers and styles are values that any code may put together; what
/// SwiftUI runs on the main actor, such as a `body`, runs there.
struct IsolationTests {
    private let sources: [(name: String, text: String)]
    /// Protocols that make their conforming types the main actor's, unless these say otherwise.
    private var isolatedProtocols: Set<String> = [
        "AnimatableModifier", "CustomizableToolbarContent", "DynamicViewContent",
    ]

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/VitrineViews").standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        self.sources = try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
        for source in sources {
            for match in source.text.matches(of: /@MainActor @preconcurrency\npublic protocol (\w+)/) {
                isolatedProtocols.insert(String(match.1))
            }
        }
    }

    @Test
    func `Views, modifiers, styles and gestures have protocols of the main actor`() {
        #expect(
            isolatedProtocols.isSuperset(of: [
                "View", "ViewModifier", "ButtonStyle", "Gesture", "ToolbarContent",
            ]))
    }

    @Test
    func `A type with a protocol of the main actor is nonisolated`() {
        let types = /(?m)^ *(?:(?:public|package|private|fileprivate|final) )*(?:struct|class|enum) \w+[^{]*/
        #expect(
            headings(types) { heading in
                !isolatedProtocols.isDisjoint(with: conformances(in: heading))
            } == [])
    }

    @Test
    func `What the language adds to views, modifiers and styles is nonisolated`() {
        let extensions = /(?m)^extension \w+[^{]*/
        #expect(
            headings(extensions) { heading in
                let type = heading.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber }
                return isolatedProtocols.contains(String(type)) && conformances(in: heading).isEmpty
            }
                == [
                    // As in SwiftUI: a provider's settings are the main actor's.
                    "extension PreviewProvider",
                    // Bodies.
                    "extension View where Body == Never", "extension TextFieldStyle",
                    "extension Gesture where Body == Never",
                    "extension ToolbarContent where Body == Never",
                    "extension TableRowContent where Body == TableRowBody",
                ].sorted())
    }

    @Test
    func `Only bodies, what is triggered and what lays views out are the main actor's`() {
        let members = /(?m)^ *@MainActor (?:@preconcurrency )?public [^{=]*/
        #expect(
            headings(members) { heading in
                ![
                    "var body:", "func body(", "func makeBody(", "func _body(", "func apply(",
                    "func trigger(", "func measuredSize(",
                ]
                .contains(where: heading.contains)
            } == [])
    }

    /// The beginnings of declarations that are as asked for, without the space around them.
    private func headings(_ pattern: Regex<Substring>, where isListed: (String) -> Bool) -> [String] {
        sources.flatMap { source in
            source.text.matches(of: pattern).map { $0.output.trimmingCharacters(in: .whitespacesAndNewlines) }
        }
        .filter(isListed).sorted()
    }

    /// The names that stand after a declaration's colon, before its conditions.
    private func conformances(in heading: String) -> Set<String> {
        var heading = heading
        while let generics = heading.firstMatch(of: /<[^<>]*>/) { heading.removeSubrange(generics.range) }
        let unconditional = heading.prefix(
            upTo: heading.firstRange(of: " where ")?.lowerBound ?? heading.endIndex)
        guard let colon = unconditional.firstIndex(of: ":") else { return [] }
        return Set(unconditional[colon...].matches(of: /\w+/).map { String($0.output) })
    }
}
