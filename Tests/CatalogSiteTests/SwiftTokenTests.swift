import Testing

@testable import CatalogSite

struct SwiftTokenTests {
    /// Each piece that is not plain, with its kind.
    private func colored(_ source: String) -> [String] {
        SwiftToken.tokens(of: source).filter { $0.kind != .plain }.map { "\($0.kind) \($0.text)" }
    }

    @Test(
        arguments: zip(
            [
                "let x = 1.5e3", "case .default: self.init()", "struct Card: View {}", "@State var n = 0x1F",
                "a /* b /* c */ d */ e // f", "\"a \\(b(\"c)\")) d\" e", "#\"a\" \\# \"# + 1",
                "#if os(Linux)",
                "\"\"\"\na \"b\"\n\"\"\" c", "\"open\nlet", "pair.0.x",
            ],
            [
                ["keyword let", "number 1.5e3"], ["keyword case", "keyword self"],
                ["keyword struct", "type Card", "type View"],
                ["attribute @State", "keyword var", "number 0x1F"],
                ["comment /* b /* c */ d */", "comment // f"], ["string \"a \\(b(\"c)\")) d\""],
                ["string #\"a\" \\# \"#", "number 1"], ["keyword #if", "type Linux"],
                ["string \"\"\"\na \"b\"\n\"\"\""], ["string \"open", "keyword let"], ["number 0"],
            ]))
    func `Source is cut into pieces by color`(source: String, pieces: [String]) {
        #expect(colored(source) == pieces)
    }

    @Test(arguments: ["", "\"", "\"\\(", "/*", "#", "@", "\\", "\"\"\"", "`let`", "é 👩‍👩‍👧 \u{0}", "a\r\nb\n\n"])
    func `The pieces are all of the source`(source: String) {
        #expect(SwiftToken.tokens(of: source).map(\.text).joined() == source)
    }

    @Test func `What goes over several lines has a piece in each`() {
        let lines = SwiftToken.lines(of: "/* a\nb */ c\n")
        #expect(lines.map { $0.map(\.text) } == [["/* a"], ["b */", " c"]])
        #expect(lines[1].map(\.kind) == [.comment, .plain])
    }
}
