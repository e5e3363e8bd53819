import CoreData
import SwiftUI
import Testing
import VitrineTesting

/// Views that show what a context has, in use.
@MainActor
struct FetchRequestTests {
    private struct Library: View {
        @Environment(\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var books: FetchedResults<Book>
        @FetchRequest(
            entity: Book.entity(),
            sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: false)],
            predicate: NSPredicate(format: "isRead == NO"), animation: .default)
        private var unread: FetchedResults<Book>
        @SectionedFetchRequest(sectionIdentifier: \.pages, sortDescriptors: [SortDescriptor(\.pages)])
        private var shelves: SectionedFetchResults<Int16, Book>

        var body: some View {
            VStack {
                ForEach(books) { Row(book: $0) }
                Text("unread: \(unread.compactMap(\.title).joined(separator: ","))")
                Text(shelves.map { "\($0.id)×\($0.count)" }.joined(separator: " "))
                Button("Add") {
                    let book = Book(context: context)
                    book.title = "b\(books.count)"
                    try? context.save()
                }
                Button("Read") { books.first?.isRead = true }
                Button("Filter") { books.nsPredicate = NSPredicate(format: "isRead == YES") }
                Button("Delete") { books.first.map(context.delete) }
            }
        }
    }

    private struct Row: View {
        @ObservedObject var book: Book

        var body: some View { Text(book.title ?? "untitled") }
    }

    @Test func `Texts are ordered as Finder does it, and what is false comes first`() throws {
        let context = ManagedObjectTests.library()
        for (title, isRead) in [("b10", false), ("B9", true), ("a", true)] {
            let book = Book(context: context)
            book.title = title
            book.isRead = isRead
        }
        let request = NSFetchRequest<Book>()
        func titles(_ descriptors: SortDescriptor<Book>...) throws -> [String?] {
            request.sortDescriptors = descriptors.map { NSSortDescriptor($0) }
            return try context.fetch(request).map(\.title)
        }
        #expect(try titles(SortDescriptor(\.title)) == ["a", "B9", "b10"])
        #expect(
            try titles(SortDescriptor(\.isRead), SortDescriptor(\.title, order: .reverse)) == [
                "b10", "B9", "a",
            ])
    }

    @Test func `What an action does to objects is shown`() throws {
        let host = try VitrineTesting.Host(
            Library().environment(\.managedObjectContext, ManagedObjectTests.library()), mode: .light)
        try host.button("Add").tap()
        try host.button("Add").tap()
        #expect(try host.text("unread: b1,b0").exists && host.text("100×2").exists && host.text("b0").exists)
        try host.button("Read").tap()
        #expect(try host.text("unread: b1").exists)
        try host.button("Filter").tap()
        #expect(try host.text("b0").exists && !host.text("b1").exists)
        try host.button("Delete").tap()
        #expect(try !host.text("b0").exists && host.text("100×1").exists)
    }
}
