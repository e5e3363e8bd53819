import Foundation

extension NSManagedObjectContext {
    /// Leaves one of the objects whose values have to be unique and are not: as the merge policy says, or none, which is an error.
    func mergeRivals(of objects: [NSManagedObject]) throws {
        for object in objects {
            for constraint in object.entity.uniquenessConstraints {
                let keys = constraint.compactMap { ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name }
                guard let earlier = rival(of: object, by: keys) else { continue }
                switch (mergePolicy as? NSMergePolicy)?.mergeType {
                case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
                    for (key, value) in object.values.sorted(by: { $0.key < $1.key })
                    where value is NSManagedObject == false {
                        if !(value is [NSManagedObject]) { earlier.change(key, to: value) }
                    }
                    delete(object)
                case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: delete(object)
                case .errorMergePolicyType, nil: throw CoreDataError.conflict(keys, in: object)
                }
            }
        }
    }

    private func rival(of object: NSManagedObject, by keys: [String]) -> NSManagedObject? {
        let values = keys.map { object.value(forKey: $0) as? AnyHashable }
        guard !values.contains(nil) else { return nil }
        return store.objects.first { other in
            other !== object && other.entity.name == object.entity.name
                && keys.map { other.value(forKey: $0) as? AnyHashable } == values
        }
    }
}
