import Foundation

extension NSManagedObjectContext {
    /// The objects that a request asks for; in the order of insertion, where it names no other.
    ///
    /// - Throws: where the model has no entity of the request's name.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let objects = try chosen(by: request)
        return switch request.resultType {
        case .managedObjectIDResultType: objects.compactMap { $0.objectID as? Result }
        case .countResultType: [NSNumber(value: objects.count) as? Result].compactMap(\.self)
        case .dictionaryResultType:
            objects.compactMap { object in
                let keys = request.propertiesToFetch?.compactMap {
                    ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name
                }
                let names = keys ?? object.entity.attributesByName.keys.sorted()
                return NSDictionary(dictionary: object.dictionaryWithValues(forKeys: names)) as? Result
            }
        default: objects.compactMap { $0 as? Result }
        }
    }

    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try chosen(by: request).count
    }

    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let deletion = request as? NSBatchDeleteRequest {
            let objects = try deletion.objects(in: self)
            objects.forEach(delete)
            try save()
            return NSBatchDeleteResult(resultType: deletion.resultType, objects: objects)
        }
        if let insertion = request as? NSBatchInsertRequest { return try insertion.insert(into: self) }
        return NSPersistentStoreResult()
    }

    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        store.objects.first { $0.objectID == objectID }
    }

    /// The object of an identifier; one that is not there ends the process, as on Apple's systems the use of it.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else {
            fatalError("there is no object '\(objectID)'")
        }
        return object
    }

    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw CocoaError(.coderValueNotFound) }
        return object
    }

    private func chosen<Result>(by request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        let name = request.entityName ?? ""
        if let model, !model.entities.isEmpty, model.entitiesByName[name] == nil {
            throw CoreDataError.unknownEntity(name)
        }
        let kept = store.objects.filter { object in
            (request.includesSubentities ? object.entity.isKind(named: name) : object.entity.name == name)
                && request.predicate?.evaluate(with: object) != false
        }
        let ordered = request.sortDescriptors.map(kept.sorted) ?? kept
        let rest = ordered.dropFirst(request.fetchOffset)
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }
}

extension [NSManagedObject] {
    /// In the order of descriptors; where they say nothing, in the order that there is.
    func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        enumerated().sorted { left, right in
            for descriptor in descriptors {
                switch descriptor.compare(left.element, to: right.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }.map(\.element)
    }
}

extension NSEntityDescription {
    fileprivate func isKind(named name: String) -> Bool {
        self.name == name || superentity?.isKind(named: name) == true
    }
}
