import CoreData
import Foundation
import QuartzCore
import Testing

/// The model of a library, made from its `.xcdatamodeld` as Xcode makes it.
struct ManagedObjectTests {
    private let context = library()

    static func library() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Library")
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container.viewContext
    }

    private func titles(_ predicate: NSPredicate? = nil, by descriptors: [NSSortDescriptor] = []) throws
        -> [String?]
    {
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.predicate = predicate
        request.sortDescriptors = descriptors
        return try context.fetch(request).map(\.title)
    }

    private func book(_ title: String, pages: Int16 = 100, by author: Author? = nil) -> Book {
        let book = Book(context: context)
        book.title = title
        book.pages = pages
        book.author = author
        return book
    }

    @Test func `New objects have the model's values`() {
        let (author, book) = (Author(context: context), Book(context: context))
        #expect(author.name == "Nobody" && author.email == nil && author.books?.count == 0)
        #expect(book.pages == 100 && !book.isRead && book.rating == nil && book.tags == nil)
        book.tags = ["novel"]
        book.rating = 4.5
        book.id = UUID(uuidString: "6A2E7E0C-0000-0000-0000-000000000001")
        #expect(
            book.tags == ["novel"] && book.rating?.doubleValue == 4.5
                && book.value(forKey: "pages") as? Int16 == 100)
        book.setValue(7, forKey: "pages")
        #expect(book.pages == 7)
        #expect(book.objectID.description == "Book-1" && Book.entity().attributesByName.count == 7)
    }

    @Test func `Objects of a set are in one order, also where their numbers are the same`() {
        let author = Author(context: context)
        let made = (0..<5).flatMap { _ in [Book(context: context), Magazine(context: context)] }
        author.setValue(NSSet(array: made), forKey: "drafts")
        #expect(author.drafts?.array as? [Book] == made)
        // Those of no context have no numbers.
        let loose = (0..<9).map { _ in Book(entity: Book.entity(), insertInto: nil) }
        let nobody = Author(entity: Author.entity(), insertInto: nil)
        nobody.setValue(NSSet(array: loose), forKey: "drafts")
        #expect(nobody.drafts?.array as? [Book] == loose)
    }

    @Test func `Both sides of a relationship are kept`() throws {
        let (ann, ben) = (Author(context: context), Author(context: context))
        let (first, second) = (book("Tea", by: ann), book("Rain", by: ann))
        #expect(ann.books as? Set<Book> == [first, second])
        ben.addToBooks(first)
        #expect(
            first.author === ben && ann.books as? Set<Book> == [second] && ben.books as? Set<Book> == [first])
        ann.removeFromBooks(second)
        #expect(second.author == nil && ann.books?.count == 0)
        ann.insertIntoDrafts(second, at: 0)
        ann.insertIntoDrafts(first, at: 0)
        #expect(ann.drafts?.array as? [Book] == [first, second])
        ann.removeFromDrafts(at: 0)
        #expect(ann.drafts?.array as? [Book] == [second])
    }

    @Test func `What is deleted takes along what its model says`() throws {
        let ann = Author(context: context)
        _ = book("Tea", by: ann)
        let rain = book("Rain")
        try context.save()
        context.delete(ann)
        #expect(try titles() == ["Rain"])
        #expect(context.hasChanges && context.deletedObjects.count == 2)
        context.rollback()
        #expect(try titles() == ["Tea", "Rain"])
        #expect(ann.books?.count == 1 && !context.hasChanges && !rain.isDeleted)
    }

    @Test func `A rollback takes back what was set and added since the last save`() throws {
        let tea = book("Tea")
        try context.save()
        tea.title = "Coffee"
        _ = book("Rain")
        #expect(
            tea.changedValues().keys.sorted() == ["title"]
                && tea.committedValues(forKeys: ["title"])["title"] as? String == "Tea")
        context.rollback()
        #expect(try titles() == ["Tea"])
    }

    @Test func `A value that has to be there is asked for when the context is saved`() throws {
        _ = Book(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 1570 && error?.localizedDescription == "title is a required value.")
    }

    @Test func `Of objects that have to be unique one stays, as the policy says`() throws {
        func author(_ name: String) -> Author {
            let author = Author(context: context)
            author.email = "ann@acme.org"
            author.name = name
            return author
        }
        let first = author("Ann")
        try context.save()
        _ = author("Anna")
        #expect(throws: NSError.self) { try context.save() }
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(first.name == "Anna")
        #expect(try context.count(for: Author.fetchRequest() as NSFetchRequest<Author>) == 1)
    }

    @Test func `Requests choose, sort and limit`() throws {
        let ann = Author(context: context)
        ann.name = "Ann"
        _ = (book("tea", pages: 30, by: ann), book("Rain", pages: 9), book("Snow", pages: 30))
        #expect(try titles(NSPredicate(format: "pages > %d AND author.name == %@", 10, "Ann")) == ["tea"])
        #expect(
            try titles(NSPredicate(format: "title CONTAINS[cd] %@ OR author == nil", "TE")) == [
                "tea", "Rain", "Snow",
            ])
        #expect(try titles(NSPredicate(format: "%K BEGINSWITH 'S'", "title")) == ["Snow"])
        let byPages = NSSortDescriptor(keyPath: \Book.pages, ascending: false)
        let byTitle = NSSortDescriptor(key: "title", ascending: true, selector: "caseInsensitiveCompare:")
        #expect(try titles(by: [byPages, byTitle]) == ["Snow", "tea", "Rain"])
        #expect(
            try titles(by: [NSSortDescriptor(key: "author.name", ascending: false), byTitle]) == [
                "tea", "Rain", "Snow",
            ])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.fetchLimit = 1
        request.fetchOffset = 1
        #expect(try context.fetch(request).map(\.title) == ["Rain"])
        let authors = NSFetchRequest<Author>(entityName: "Author")
        authors.predicate = NSPredicate(format: "ANY books.pages > 20 AND books.@count == 1")
        #expect(try context.fetch(authors) == [ann])
        #expect(throws: NSError.self) { try context.fetch(NSFetchRequest<Book>(entityName: "Film")) }
    }

    @Test func `Objects of entities below an entity are its objects`() throws {
        let magazine =
            NSEntityDescription.insertNewObject(forEntityName: "Magazine", into: context) as? Magazine
        magazine?.title = "Leaves"
        magazine?.issue = 3
        #expect(try titles() == ["Leaves"])
        #expect(magazine?.issue == 3 && magazine?.pages == 100)
    }

    @Test func `Contexts of a container have the same objects and tell when they are saved`() async throws {
        let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        other.parent = context
        await other.perform { Book(context: other).title = "Tea" }
        #expect(try titles() == ["Tea"])
        nonisolated(unsafe) var inserted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: other, queue: nil
        ) { notification in
            inserted += (notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
        }
        try other.save()
        NotificationCenter.default.removeObserver(observer)
        #expect(inserted == 1)
    }

    @Test func `A batch deletion takes all that its request finds`() throws {
        _ = (book("Tea"), book("Rain"))
        try context.execute(NSBatchDeleteRequest(fetchRequest: Book.fetchRequest()))
        #expect(try titles() == [])
    }

    @Test func `A model can be made in code`() throws {
        let entity = NSEntityDescription()
        entity.name = "Author"
        entity.managedObjectClassName = NSStringFromClass(Author.self)
        entity.properties = [
            NSAttributeDescription(name: "name", type: .stringAttributeType, defaultValue: "Ann")
        ]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Anything", managedObjectModel: model)
        #expect(Author(context: container.viewContext).name == "Ann")
        #expect(NSManagedObjectModel.mergedModel(from: nil)?.entities.count == 3)
    }

    @Test func `A model is found by the place that its file would have`() throws {
        let url = Bundle.main.url(forResource: "Library", withExtension: "momd", ofModule: #fileID)
        #expect(try NSManagedObjectModel(contentsOf: #require(url))?.entitiesByName.count == 3)
        #expect(Bundle.main.url(forResource: "Other", withExtension: "momd", ofModule: #fileID) == nil)
    }

    @Test func `A controller tells of changes and has sections`() throws {
        final class Listener: NSFetchedResultsControllerDelegate {
            var titles: [String?] = []

            func controllerDidChangeContent(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>
            ) {
                titles = (controller.fetchedObjects as? [Book])?.map(\.title) ?? []
            }
        }
        _ = (book("Tea", pages: 1), book("Rain", pages: 2))
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(
            controller.sections?.map(\.name) == ["1", "2"] && controller.object(at: [1, 0]).title == "Rain")
        _ = book("Snow", pages: 0)
        try context.save()
        #expect(listener.titles == ["Snow", "Tea", "Rain"])
    }

    @Test func `Controllers tell of a change in the order in which they fetched`() throws {
        final class Listener: NSFetchedResultsControllerDelegate {
            var told: [String] = []

            func controllerDidChangeContent(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>
            ) { told.append(controller.cacheName ?? "") }
        }
        let listener = Listener()
        var controllers = try (1...9).map { number in
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)]
            let controller = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
                cacheName: "\(number)")
            controller.delegate = listener
            try controller.performFetch()
            try controller.performFetch()
            return controller
        }
        _ = book("Tea")
        try context.save()
        #expect(listener.told.joined() == "123456789")
        controllers.remove(at: 4)
        _ = book("Rain")
        try context.save()
        #expect(listener.told.joined() == "12345678912346789")
    }
}
