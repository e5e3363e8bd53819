import Testing

@testable import CatalogSite

struct TypeDeclarationTests {
    private func parameters(_ members: String) throws -> [String] {
        let declaration = try #require(
            TypeDeclaration(of: "Badge", in: "struct Badge: View {\n\(members)\n}\n"))
        return declaration.parameters.map { parameter in
            "\(parameter.name): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
    }

    @Test(arguments: [
        ("let text: String", ["text: String"]),
        ("var style: Style = .plain", ["style: Style = .plain"]),
        ("var size = 12.5", ["size:  = 12.5"]),
        ("let pairs: [String: (Int, Int)]", ["pairs: [String: (Int, Int)]"]),
        ("let action: (Int) -> Void\nlet b: Int", ["action: (Int) -> Void", "b: Int"]),
        ("let list: Array<Set<Int>>\nlet b: Int?", ["list: Array<Set<Int>>", "b: Int?"]),
        ("var text: String { didSet { a = { 1 }() } }\nlet b: Int", ["text: String", "b: Int"]),
        ("@Binding var isOn: Bool", ["isOn: @Binding Bool"]),
        ("@ViewBuilder let content: () -> Content", ["content: @ViewBuilder () -> Content"]),
        ("public private(set) var count: Int", ["count: Int"]),
        ("let text = \"} = {\"\nlet b: Int", ["b: Int"]),
        ("var text: String = \"a\\(b)\" // let c: Int\nlet d: Int", ["text: String = \"a\\(b)\"", "d: Int"]),
    ])
    func `Stored properties that are said when a value is made are parameters`(
        members: String, expected: [String]
    ) throws {
        #expect(try parameters(members) == expected)
    }

    @Test(arguments: [
        "var body: some View { Text(\"a\") }", "@State private var isOpen = false", "@State var count = 0",
        "@Environment(\\.locale) var locale", "static let standard = Badge()",
        "private var width: Double = 3",
        "let fixed = 3", "func make(a: Int) -> Int { let b = 3; return b }",
        "enum Style { case plain\n let a: Int }", "typealias A = Int", "lazy var a: Int = 3",
    ])
    func `Everything else is none`(member: String) throws {
        #expect(try parameters(member + "\nlet last: Int") == ["last: Int"])
    }

    @Test func `An initializer that others may call says the parameters`() throws {
        let members = """
            /// What it says.
            let text: String
            private let other: Int
            private init() { text = "" }
            public init(_ text: String, at other: Int = [1, 2][0], @ViewBuilder content: () -> Content) where A == B {
                self.text = text
            }
            init(b: Int) {}
            """
        #expect(
            try parameters(members) == [
                "text: String", "at: Int = [1, 2][0]", "content: @ViewBuilder () -> Content",
            ])
        let declaration = try #require(TypeDeclaration(of: "Badge", in: "struct Badge {\n\(members)\n}"))
        #expect(declaration.parameters.map(\.comment) == ["What it says.", "", ""])
    }

    @Test func `The comment above a type is its documentation, whatever attributes stand between`() throws {
        let source = """
            /// Another one.
            struct Other {}

            /// A badge
            /// of *words*.
            @available(iOS 17, *)
            @MainActor public struct Badge<A: B>: View where A: C {
                /** How it looks. */
                var style: Style
            }
            """
        let declaration = try #require(TypeDeclaration(of: "Badge", in: source))
        #expect(declaration.line == 7)
        #expect(declaration.comment == "A badge\nof *words*.")
        #expect(declaration.parameters.map(\.comment) == ["How it looks. "])
        #expect(TypeDeclaration(of: "Style", in: source) == nil)
        #expect(TypeDeclaration(of: "Other", in: source)?.comment == "Another one.")
    }

    @Test(arguments: [
        "struct Badge", "struct Badge {", "struct Badge { let", "struct Badge { init(",
        "struct Badge { init(a",
    ])
    func `Source that ends too early is read as far as it goes`(source: String) {
        _ = TypeDeclaration(of: "Badge", in: source)
    }

    @Test func `Types are found at the lines that declare them, the first file's first`() {
        let files = [
            "a.swift":
                "import Views\n\n// struct No {}\npublic struct Badge: View {}\n@MainActor final class Model {}",
            "b.swift":
                "struct Badge {}\n  enum Inner { case struct Odd }\nlet struct = 3\nstruct Größe<A> {}",
        ]
        let index = SourceIndex(paths: ["a.swift", "b.swift", "c.swift"]) { files[$0] }
        #expect(index.place(of: "Badge") == SourceIndex.Place(path: "a.swift", line: 4))
        #expect(index.place(of: "Model") == SourceIndex.Place(path: "a.swift", line: 5))
        #expect(index.place(of: "Inner") == SourceIndex.Place(path: "b.swift", line: 2))
        #expect(index.place(of: "Größe") == SourceIndex.Place(path: "b.swift", line: 4))
        #expect(index.place(of: "No") == nil && index.place(of: "Odd") == nil)
    }
}
