import Testing

@testable import IOSRewriter

struct StandInsTests {
    /// The source with stand-ins for what does not compile at the ends of lines, by number, in one build after the other.
    private func rewritten(_ text: String, _ lines: [Int]...) -> String {
        let sources = text.split(separator: "\n", omittingEmptySubsequences: false)
        let list = lines.map { build in
            build.map { line in
                let source = sources[line - 1].drop(while: \.isWhitespace)
                let column = sources[line - 1].utf8.count
                return "Sources/A.swift:\(line):\(column): no \"it\"\t\(source)\n"
            }.joined()
        }.joined(separator: "\n")
        let errors = CompilerErrors(list, in: "/app")
        return LinkedSource(path: "/app/Sources/A.swift", text: text, errors: errors).rewritten
    }

    @Test func `A labelled box stands in for what a view shows`() {
        let text = """
            struct Badge: View {
                var body: some View {
                    Text("A")
                        .glow()
                }
                func part() -> some View { Text("B") }
            }
            """
        #expect(
            rewritten(text, [4]) == """
                struct Badge: View {
                    var body: some View { SwiftUI.PlaceholderView("Badge: line 4 does not compile") }



                    func part() -> some View { Text("B") }
                }
                """)
    }

    @Test(arguments: [
        ("func save() {\nwrite()\n}", "func save() {  }\n\n"),
        ("func find() -> Int? {\nsearch()\n}", "func find() -> Int? { nil }\n\n"),
        (
            "func count() -> Int {\nsearch()\n}",
            "func count() -> Int { Swift.fatalError(\"A.swift:2 does not compile: no \\\"it\\\"\") }\n\n"
        ),
        ("// A.\nlet depth: Int? = Depth()", "// A.\nlet depth: Int? = nil"),
        (
            "let made: (Int) -> Int = { number in\nDepth(number)\n}",
            "let made: (Int) -> Int = { Swift.fatalError(\"A.swift:2 does not compile: no \\\"it\\\"\") }()\n\n"
        ),
        (
            "struct Theme {\nstatic let name: String = Depth()\nlet size = 1\n}",
            "struct Theme {\nstatic let name: String = { Swift.fatalError(\"A.swift:2 does not compile: no \\\"it\\\"\") }()\n"
                + "let size = 1\n}"
        ),
        ("struct Theme {\nlet name: String = Depth()\nlet size = 1\n}", "struct Theme {\n\nlet size = 1\n}"),
        (
            "var size: Int {\nget { 1 }\nset { put(newValue) }\n}",
            "var size: Int {\nget { nil }\nset { put(newValue) }\n}"
        ),
        (
            "struct Glow: ViewModifier {\nfunc body(content: Content) -> some View { glow(content) }\n}",
            "struct Glow: ViewModifier {\nfunc body(content: Content) -> some View { content }\n}"
        ),
        (
            "#Preview {\nBadge()\n}",
            "#Preview { SwiftUI.PlaceholderView(\"Preview: line 2 does not compile\") }\n\n"
        ),
        ("import SwiftUI\nimport Charts\nlet a = 1", "import SwiftUI\n\nlet a = 1"),
        ("enum A {\ncase b(Chart)\ncase c\n}", "enum A {\n\ncase c\n}"),
    ])
    func `What is taken out is as little as possible`(text: String, expected: String) {
        #expect(rewritten(text, [2]) == expected.replacing("get { nil }", with: getter))
    }

    private let getter = "get { Swift.fatalError(\"A.swift:2 does not compile: no \\\"it\\\"\") }"

    @Test func `A view is not shown whose other parts end the program`() {
        let text = """
            struct Badge: View {
                var count: Int { search() }
                var body: some View { Text("\\(count)") }
            }
            """
        #expect(
            rewritten(text, [2]).contains(#"{ SwiftUI.PlaceholderView("Badge: line 2 does not compile") }"#))
    }

    @Test func `Where a stand-in does not compile, what is around it goes`() {
        let text = "struct A {\nvar chart: Chart {\nmake()\n}\n}\nstruct B {}"
        #expect(rewritten(text, [3], [2]) == "struct A {\n\n\n\n}\nstruct B {}")
        #expect(rewritten(text, [3], [2], [1]) == "\n\n\n\n\nstruct B {}")
    }

    @Test func `An error counts as long as its line stays where it is`() {
        let errors = CompilerErrors("Sources/A.swift:1:1: no\timport Charts\n", in: "/app")
        let text = "\nimport Charts"
        #expect(LinkedSource(path: "/app/Sources/A.swift", text: text, errors: errors).rewritten == text)
        let other = LinkedSource(path: "/app/Sources/B.swift", text: "import Charts", errors: errors)
        #expect(other.rewritten == "import Charts")
    }

    @Test func `A protocol goes whose members a type has lost`() {
        let errors = CompilerErrors(
            "Sources/A.swift:1:8: type 'A' does not conform to protocol 'Hashable'\tstruct A: Hashable { var b = 1 }\n",
            in: "/app")
        let text = "struct A: Hashable { var b = 1 }"
        #expect(
            LinkedSource(path: "/app/Sources/A.swift", text: text, errors: errors).rewritten
                == "struct A { var b = 1 }")
    }
}
