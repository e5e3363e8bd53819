import SwiftData
import SwiftUI

/// A book on a reader's list, with what was noted of it.
@Model
final class Book {
    #Index<Book>([\.title])

    @Attribute(.unique) var title: String
    var author: String
    var added: Date
    var isRead = false { didSet { if isRead { finishedTimes += 1 } } }
    @Relationship(deleteRule: .cascade, inverse: \Note.book) var notes: [Note] = []
    @Attribute(.externalStorage) var cover: Data?
    @Transient var finishedTimes = 0

    var caption: String { notes.isEmpty ? author : "\(author) · \(notes.count)" }

    init(title: String, author: String, added: Date = .now) {
        self.title = title
        self.author = author
        self.added = added
    }
}

@Model
final class Note {
    var text: String
    var book: Book?

    init(text: String, book: Book? = nil) {
        self.text = text
        self.book = book
    }
}

/// The books on the list, the last one first, or those that a search finds.
struct ReadingList: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var books: [Book]
    @Query(filter: #Predicate<Book> { $0.isRead }) private var finished: [Book]

    init(search: String = "") {
        _books = Query(
            filter: #Predicate { search.isEmpty || $0.title.localizedStandardContains(search) },
            sort: \.added, order: .reverse)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(books) { BookRow(book: $0) }
            Text("\(finished.count) of \(books.count) read").font(.footnote).foregroundStyle(.secondary)
            Button("Add", systemImage: "plus") {
                modelContext.insert(Book(title: "Untitled", author: "Unknown"))
            }
        }
        .padding(8)
    }
}

private struct BookRow: View {
    @Bindable var book: Book

    var body: some View {
        HStack {
            Image(systemName: book.isRead ? "checkmark.circle.fill" : "circle")
            VStack(alignment: .leading) {
                Text(book.title)
                Text(book.caption).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

extension ModelContainer {
    /// Three books, one of them read, with a note.
    @MainActor static func sample() throws -> ModelContainer {
        let container = try ModelContainer(
            for: Book.self, Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let day = 86_400.0
        let emma = Book(title: "Emma", author: "Jane Austen", added: Date(timeIntervalSince1970: 0))
        emma.isRead = true
        container.mainContext.insert(emma)
        let kim = Book(title: "Kim", author: "Rudyard Kipling", added: Date(timeIntervalSince1970: day))
        container.mainContext.insert(kim)
        container.mainContext.insert(Note(text: "Ask Ann for it", book: kim))
        container.mainContext.insert(
            Book(title: "Ulysses", author: "James Joyce", added: Date(timeIntervalSince1970: 2 * day)))
        return container
    }
}

/// Gives previews the books.
private struct SampleBooks: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer { try .sample() }

    func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var sampleBooks: Self { .modifier(SampleBooks()) }
}

@MainActor private let previewContainer: ModelContainer = {
    do { return try .sample() } catch { fatalError("\(error)") }
}()

#Preview("Books", traits: .sizeThatFitsLayout) { ReadingList().modelContainer(previewContainer) }

#Preview("Search", traits: .sizeThatFitsLayout, .sampleBooks) { ReadingList(search: "IM") }

#Preview("Inserted by a task", traits: .sizeThatFitsLayout) {
    ReadingListFromServer().modelContainer(for: Book.self, inMemory: true)
}

/// The books of a server, which come while the list is shown.
private struct ReadingListFromServer: View {
    @Environment(\.modelContext) private var modelContext

    var body: some View {
        ReadingList()
            .task {
                let importer = BookImporter(modelContainer: modelContext.container)
                try? await importer.importTitles(["Dune", "Momo"])
            }
    }
}

/// Inserts books in the background.
@ModelActor
private actor BookImporter {
    func importTitles(_ titles: [String]) throws {
        for (day, title) in titles.enumerated() {
            let added = Date(timeIntervalSince1970: Double(day) * 86_400)
            modelContext.insert(Book(title: title, author: "Imported", added: added))
        }
        try modelContext.save()
    }
}

#Preview("Empty", traits: .sizeThatFitsLayout) { ReadingList() }
