import Foundation

/// Errors with the domain and the codes that Core Data has.
enum CoreDataError {
    static func missing(_ key: String, in object: NSManagedObject) -> NSError {
        error(
            1570, "\(key) is a required value.",
            [NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object])
    }

    static func denied(_ key: String, in object: NSManagedObject) -> NSError {
        error(
            1600, "Items cannot be deleted from \(key).",
            [NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object])
    }

    static func conflict(_ keys: [String], in object: NSManagedObject) -> NSError {
        error(
            133021, "Could not merge changes: \(keys.joined(separator: ", ")) of \(object) is not unique.",
            [:])
    }

    static func unknownEntity(_ name: String) -> NSError {
        error(134180, "There is no entity '\(name)' in the model.", [:])
    }

    private static func error(_ code: Int, _ description: String, _ info: [String: Any]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: info.merging([NSLocalizedDescriptionKey: description]) { $1 })
    }
}
