import CoreData
import SwiftUI

/// Keeps travels; the classes of its objects are made from the model `Travels.xcdatamodeld`.
struct TravelStore {
    let container: NSPersistentContainer

    /// Three travels, one of them booked.
    @MainActor static let preview: TravelStore = {
        let store = TravelStore(inMemory: true)
        let context = store.container.viewContext
        for (day, (title, stops)) in [("Coast", ["Porto", "Faro"]), ("Lakes", ["Como"]), ("Islands", [])]
            .enumerated()
        {
            let travel = Travel(context: context)
            travel.title = title
            travel.start = Date(timeIntervalSince1970: Double(day) * 86_400)
            travel.isBooked = title == "Lakes"
            for name in stops {
                let stop = Stop(context: context)
                stop.name = name
                stop.nights = Int16(name.count - 2)
                travel.addToStops(stop)
            }
        }
        do { try context.save() } catch { fatalError("cannot save: \(error)") }
        return store
    }()

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Travels")
        if inMemory { container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores { _, error in
            if let error = error as NSError? {
                fatalError("cannot open the store: \(error), \(error.userInfo)")
            }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    }
}

/// Travels, those that are booked first.
struct TravelList: View {
    @Environment(\.managedObjectContext) private var viewContext
    @SectionedFetchRequest(
        sectionIdentifier: \.isBooked,
        sortDescriptors: [SortDescriptor(\.isBooked, order: .reverse), SortDescriptor(\.start)])
    private var sections: SectionedFetchResults<Bool, Travel>
    @FetchRequest(sortDescriptors: []) private var stops: FetchedResults<Stop>

    init(search: String? = nil) {
        guard let search else { return }
        _sections = SectionedFetchRequest(
            entity: Travel.entity(), sectionIdentifier: \.isBooked,
            sortDescriptors: [NSSortDescriptor(keyPath: \Travel.start, ascending: true)],
            predicate: NSPredicate(format: "title CONTAINS[cd] %@ OR ANY stops.name ==[c] %@", search, search)
        )
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(sections) { section in
                Text(section.id ? "Booked" : "Planned").font(.headline)
                ForEach(section) { TravelRow(travel: $0) }
            }
            Text("\(stops.count) stops").font(.footnote).foregroundStyle(.secondary)
            Button("Add", systemImage: "plus") {
                let travel = Travel(context: viewContext)
                travel.title = "Untitled"
                try? viewContext.save()
            }
        }
        .padding(8)
    }
}

private struct TravelRow: View {
    @ObservedObject var travel: Travel

    private var stops: [Stop] { travel.stops?.array as? [Stop] ?? [] }

    var body: some View {
        HStack {
            Image(systemName: travel.isBooked ? "checkmark.circle.fill" : "circle")
            VStack(alignment: .leading) {
                Text(travel.title ?? "Untitled")
                Text(stops.map { "\($0.name ?? "") (\($0.nights))" }.joined(separator: ", "))
                    .font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

#Preview("Travels", traits: .sizeThatFitsLayout) {
    TravelList().environment(\.managedObjectContext, TravelStore.preview.container.viewContext)
}

#Preview("Search", traits: .sizeThatFitsLayout) {
    TravelList(search: "faro").environment(\.managedObjectContext, TravelStore.preview.container.viewContext)
}

#Preview("No store", traits: .sizeThatFitsLayout) { TravelList() }
