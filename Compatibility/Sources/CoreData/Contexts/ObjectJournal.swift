/// What was done in a context since it was saved.
struct ObjectJournal {
    enum Entry {
        case insertion(NSManagedObject)
        case deletion(NSManagedObject, place: Int)
        case change(NSManagedObject, key: String, earlier: Any?)
    }

    private(set) var entries: [Entry] = []
    /// Whether what is done is the taking back of entries, which are not noted again.
    var isUndoing = false

    mutating func note(_ entry: Entry) {
        if !isUndoing { entries.append(entry) }
    }

    mutating func noteChange(of object: NSManagedObject, _ key: String, from value: Any?) {
        note(.change(object, key: key, earlier: value))
    }

    mutating func clear() { entries = [] }

    var inserted: [NSManagedObject] {
        entries.compactMap { if case .insertion(let object) = $0 { object } else { nil } }
    }
    var deleted: [NSManagedObject] {
        entries.compactMap { if case .deletion(let object, _) = $0 { object } else { nil } }
    }

    /// The objects that were set something and are neither new nor gone.
    var updated: [NSManagedObject] {
        var known = Set((inserted + deleted).map(ObjectIdentifier.init))
        return entries.compactMap { entry in
            guard case .change(let object, _, _) = entry else { return nil }
            return known.insert(ObjectIdentifier(object)).inserted ? object : nil
        }
    }

    /// The values that an object's properties had before they were set, by name.
    func changes(of object: NSManagedObject) -> [String: Any?] {
        entries.reduce(into: [:]) { changes, entry in
            guard case .change(object, let key, let earlier) = entry, changes[key] == nil else { return }
            changes[key] = .some(earlier)
        }
    }
}
