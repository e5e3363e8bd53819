extension NSManagedObject {
    /// The objects that a relationship leads to.
    func related(_ key: String) -> [NSManagedObject] {
        switch values[key] {
        case let objects as [NSManagedObject]: objects
        case let object as NSManagedObject: [object]
        default: []
        }
    }

    /// Leads a relationship to some objects, and their inverse ones back.
    func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
        let earlier = related(relationship.name)
        keep(objects, in: relationship)
        let (gone, come) = (earlier.without(objects), objects.without(earlier))
        if let inverse = relationship.inverseRelationship {
            for object in gone { object.keep(object.related(inverse.name).without([self]), in: inverse) }
            for object in come {
                let others = object.related(inverse.name).without([self])
                if inverse.isToMany {
                    object.keep(others + [self], in: inverse)
                } else {
                    for other in others {
                        other.keep(other.related(relationship.name).without([object]), in: relationship)
                    }
                    object.keep([self], in: inverse)
                }
            }
        }
        if let managedObjectContext {
            for object in come where object.managedObjectContext == nil {
                managedObjectContext.insert(object)
            }
        }
    }

    private func keep(_ objects: [NSManagedObject], in relationship: NSRelationshipDescription) {
        change(relationship.name, to: relationship.isToMany ? objects : objects.first)
    }
}

extension [NSManagedObject] {
    func without(_ others: [NSManagedObject]) -> [NSManagedObject] {
        filter { object in !others.contains { $0 === object } }
    }
}
