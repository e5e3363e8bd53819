import Foundation
import SwiftData
import Testing

@Model
private final class Author {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Work.author) var works: [Work] = []
    var city: City?
    var yearOfBirth = 1900 { didSet { changes += 1 } }
    @Transient var changes = 0

    init(_ name: String, city: City? = nil) {
        self.name = name
        self.city = city
    }
}

@Model
private final class Work {
    var title: String
    var author: Author?

    init(_ title: String, by author: Author? = nil) {
        self.title = title
        self.author = author
    }
}

@Model
private final class City {
    var name: String
    var people: [Author]? = []

    init(_ name: String) { self.name = name }
}

@Model
private final class Garden {
    @Relationship(inverse: \Plant.garden) var leading: [Plant] = []
    @Relationship(inverse: \Plant.garden) var trailing: [Plant] = []

    init() {}
}

@Model
private final class Plant {
    var garden: Garden?

    init() {}
}

@MainActor
struct SwiftDataTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        self.container = try ModelContainer(
            for: Author.self, Work.self, City.self, configurations: .init(isStoredInMemoryOnly: true))
        self.context = container.mainContext
    }

    private func names(_ descriptor: FetchDescriptor<Author> = FetchDescriptor()) throws -> [String] {
        try context.fetch(descriptor).map(\.name)
    }

    @Test func `Models come in the order of insertion`() throws {
        for name in ["C", "A", "B"] { context.insert(Author(name)) }
        #expect(try names() == ["C", "A", "B"])
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 3)
    }

    @Test func `A descriptor chooses, sorts and counts`() throws {
        for (name, year) in [("C", 1), ("A", 2), ("B", 1), ("D", 3)] {
            let author = Author(name)
            author.yearOfBirth = year
            context.insert(author)
        }
        #expect(try names(FetchDescriptor(sortBy: [SortDescriptor(\.yearOfBirth)])) == ["C", "B", "A", "D"])
        #expect(try names(FetchDescriptor(predicate: #Predicate { $0.yearOfBirth > 1 })) == ["A", "D"])
        var descriptor = FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name, order: .reverse)])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 2
        #expect(try names(descriptor) == ["C", "B"])
    }

    @Test func `Texts are found and sorted as Finder does`() throws {
        for name in ["Zoë 10", "zoe 9", "Ann"] { context.insert(Author(name)) }
        let order = SortDescriptor(\Author.name, comparator: .localizedStandard)
        #expect(try names(FetchDescriptor(sortBy: [order])) == ["Ann", "zoe 9", "Zoë 10"])
        let search = #Predicate<Author> { $0.name.localizedStandardContains("ZOE") }
        #expect(try names(FetchDescriptor(predicate: search)) == ["Zoë 10", "zoe 9"])
    }

    @Test func `Both sides of a relationship are kept`() throws {
        let (ann, ben) = (Author("Ann"), Author("Ben"))
        [ann, ben].forEach(context.insert)
        let work = Work("Diary")
        ann.works.append(work)
        #expect(work.author === ann)
        #expect(work.modelContext === context)
        work.author = ben
        #expect(ann.works.isEmpty)
        #expect(ben.works.map(\.title) == ["Diary"])
        context.insert(Work("Letters", by: ann))
        #expect(ann.works.map(\.title) == ["Letters"])
    }

    @Test func `A relationship that names no inverse has the only one that there is`() throws {
        let city = City("Ulm")
        let ann = Author("Ann", city: city)
        context.insert(ann)
        #expect(city.people?.map(\.name) == ["Ann"])
        #expect(try context.fetchCount(FetchDescriptor<City>()) == 1)
        city.people = nil
        #expect(ann.city == nil)
    }

    @Test func `Two properties may have the same inverse`() throws {
        let garden = Garden()
        context.insert(garden)
        let plant = Plant()
        garden.trailing = [plant]
        #expect(plant.garden === garden)
        #expect(garden.leading.isEmpty)
        plant.garden = nil
        #expect(garden.trailing.isEmpty)
    }

    @Test func `What is deleted takes along what its rules say`() throws {
        let ann = Author("Ann", city: City("Ulm"))
        ann.works = [Work("Diary"), Work("Letters")]
        context.insert(ann)
        #expect(try context.fetchCount(FetchDescriptor<Work>()) == 2)
        let city = ann.city
        context.delete(ann)
        #expect(try context.fetchCount(FetchDescriptor<Work>()) == 0)
        #expect(city?.people == [])
        #expect(ann.isDeleted)
        try context.save()
        #expect(ann.modelContext == nil)
    }

    @Test func `All of a type are deleted, or those that a predicate chooses`() throws {
        for name in ["A", "B", "C"] { context.insert(Author(name)) }
        try context.delete(model: Author.self, where: #Predicate { $0.name == "B" })
        #expect(try names() == ["A", "C"])
        try context.delete(model: Author.self)
        #expect(try names() == [])
    }

    @Test func `What was not saved is rolled back`() throws {
        let ann = Author("Ann")
        context.insert(ann)
        ann.works = [Work("Diary")]
        try context.save()
        #expect(!context.hasChanges)
        ann.yearOfBirth = 1950
        ann.works = []
        context.insert(Author("Ben"))
        #expect(context.hasChanges)
        #expect(ann.hasChanges)
        context.delete(ann)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(try names() == ["Ann"])
        #expect(ann.yearOfBirth == 1900)
        #expect(ann.works.map { $0.author?.name } == ["Ann"])
        #expect(try context.fetch(FetchDescriptor<Work>()).map(\.title) == ["Diary"])
    }

    @Test func `A model with the same unique value takes the place of the earlier one`() throws {
        for name in ["A", "B"] { context.insert(Author(name)) }
        let other = Author("A")
        other.yearOfBirth = 1800
        context.insert(other)
        #expect(try names() == ["A", "B"])
        #expect(try context.fetch(FetchDescriptor<Author>()).first?.yearOfBirth == 1800)
    }

    @Test func `Thousands of models are inserted at once`() throws {
        for index in 0..<1000 { context.insert(Author("\(index)")) }
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1000)
        container.deleteAllData()
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 0)
    }

    @Test func `Observers of a property are called`() {
        let ann = Author("Ann")
        ann.yearOfBirth = 1901
        ann.yearOfBirth += 1
        #expect(ann.yearOfBirth == 1902)
        #expect(ann.changes == 2)
    }

    @Test func `Identifiers are the same in each run, lead to the model and are coded`() throws {
        let ann = Author("Ann")
        #expect("\(ann.id)" == "Author")
        context.insert(ann)
        context.insert(Author("Ben"))
        #expect("\(ann.id)" == "Author-1")
        #expect(context.model(for: ann.persistentModelID) === ann)
        let decoded = try JSONDecoder().decode(
            PersistentIdentifier.self, from: JSONEncoder().encode(ann.persistentModelID))
        let found: Author? = context.registeredModel(for: decoded)
        #expect(found === ann)
    }

    @Test func `An actor shares the models of its container`() async throws {
        let actor = Writer(modelContainer: container)
        try await actor.write("Ann")
        #expect(try names() == ["Ann"])
    }
}

@ModelActor
private actor Writer {
    func write(_ name: String) throws {
        modelContext.insert(Author(name))
        try modelContext.save()
    }
}
