import Testing

struct ModelExpansionTests {
    @Test func `A model says which properties it has and what their attributes say`() {
        let expanded = expand(
            """
            @Model public final class Book {
                #Index<Book>([\\.title])
                @Attribute(.unique, originalName: "name") public var title: String
                @Relationship(deleteRule: .cascade, inverse: \\Note.book) var notes: [Note] = []
                var pages = 0
            }
            """
        ).source
        #expect(expanded.contains("public let _$modelState = SwiftData.PersistentModelState()"))
        #expect(
            expanded.contains(
                #"(name: "title", keypath: \Book.title, metadata: SwiftData.Schema.Attribute(.unique, originalName: "name"))"#
            ))
        #expect(
            expanded.contains(
                #"metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Note.book))"#))
        #expect(expanded.contains(#"SwiftData.Schema.PropertyMetadata(name: "pages", keypath: \Book.pages)"#))
        #expect(!expanded.contains("#Index"))
    }

    @Test func `A stored property is observed, with its observers at the variable that holds the value`() {
        let expanded = expand(
            """
            @Model class Book {
                public private(set) var pages: Int = 0 { didSet { print(pages) } }
            }
            """
        ).source
        #expect(expanded.contains("@storageRestrictions(initializes: _pages)"))
        #expect(expanded.contains(#"_$modelState.access(self, \.pages)"#))
        #expect(expanded.contains(#"_$modelState.changed(self, \.pages, from: oldValue, to: newValue)"#))
        #expect(expanded.contains("private var _pages: Int = 0 {"))
    }

    @Test(arguments: [
        "@Transient var x = 0", "let x = 0", "static var x = 0", "var x: Int { 0 }", "lazy var x = 0",
        "@AppStorage(\"x\") var x = 0", "var x: Int { get { 0 } set {} }",
    ])
    func `What is not stored by the model stays as it is`(property: String) {
        let expanded = expand("@Model class Book { \(property) }").source
        #expect(!expanded.contains("_x"))
        #expect(!expanded.contains("PropertyMetadata(name"))
    }

    @Test func `An actor of models gets a container, an executor and an initializer`() {
        let expanded = expand("@ModelActor public actor Importer {}").source
        #expect(expanded.contains("public nonisolated let modelContainer: SwiftData.ModelContainer"))
        #expect(expanded.contains("public nonisolated let modelExecutor: any SwiftData.ModelExecutor"))
        #expect(expanded.contains("public init(modelContainer: SwiftData.ModelContainer)"))
    }

    @Test(arguments: [
        ("@Model struct Book {}", "@Model belongs to a class"),
        ("@ModelActor class Importer {}", "@ModelActor belongs to an actor"),
    ])
    func `A misuse is explained`(source: String, message: String) {
        #expect(expand(source).messages.contains(message))
    }
}
