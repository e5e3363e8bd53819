import Observation

/// The objects of a coordinator, in the order of insertion.
final class ObjectStore {
    private let registrar = ObservationRegistrar()
    private var kept: [NSManagedObject] = []
    private var numbers: [String: Int] = [:]
    private var followers: [Follower] = []

    private struct Follower {
        weak var follower: (any ObjectStoreFollower)?
    }

    /// A view that reads it while a picture is made is made anew after a change.
    var objects: [NSManagedObject] {
        registrar.access(self, keyPath: \.objects)
        return kept
    }

    /// Changes an object.
    func mutate(_ change: () -> Void) { registrar.withMutation(of: self, keyPath: \.objects, change) }

    /// Tells an object of changes for as long as it is there, once each however often it is added.
    func add(_ follower: any ObjectStoreFollower) {
        followers.removeAll { $0.follower == nil }
        if followers.contains(where: { $0.follower === follower }) { return }
        followers.append(Follower(follower: follower))
    }

    /// Tells those that follow, in the order in which they began to: a notification has no order.
    func tellFollowers() {
        for follower in followers { follower.follower?.storeDidChange() }
    }

    /// Keeps an object at a place, or behind all others.
    func insert(_ object: NSManagedObject, at place: Int? = nil) {
        mutate { kept.insert(object, at: min(place ?? kept.count, kept.count)) }
    }

    /// No longer keeps an object; where it was, if it was there.
    func remove(_ object: NSManagedObject) -> Int? {
        guard let place = kept.lastIndex(where: { $0 === object }) else { return nil }
        mutate { _ = kept.remove(at: place) }
        return place
    }

    func makeIdentifier(for entity: NSEntityDescription) -> NSManagedObjectID {
        numbers[entity.name ?? "", default: 0] += 1
        return NSManagedObjectID(entity: entity, number: numbers[entity.name ?? "", default: 0], store: self)
    }
}

extension ObjectStore: Observable {}

/// What shows the objects of a store.
protocol ObjectStoreFollower: AnyObject {
    func storeDidChange()
}
