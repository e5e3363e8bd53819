import Synchronization

/// The names of types as elements bear them, without what the types are generic over.
///
/// Found once for each type in a process, since a type's name never changes and writing it takes a twentieth of
/// all resolving.
package nonisolated enum TypeNames {
    private static let names = Mutex<[ObjectIdentifier: String]>([:])

    private static let languageTypes = Mutex<[ObjectIdentifier: Bool]>([:])

    /// Whether the type is one of the language's own.
    package static func isOfLanguage(_ type: Any.Type) -> Bool {
        languageTypes.withLock { types in
            if let known = types[ObjectIdentifier(type)] { return known }
            let module = String(reflecting: type).prefix { $0 != "." }
            let isOfLanguage = ["Views", "SwiftUI", "UIKit"].contains(module)
            types[ObjectIdentifier(type)] = isOfLanguage
            return isOfLanguage
        }
    }

    /// The name with those of the types and modules around, `Shop.Card.Middle`.
    ///
    /// Swift writes an address for the file that a type is private to, another one in each process.
    static func qualifiedName(of type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context at ") }
            .joined(separator: ".")
    }

    package static func name(of type: Any.Type) -> String {
        names.withLock { names in
            if let known = names[ObjectIdentifier(type)] { return known }
            let name = String(String(describing: type).prefix { $0 != "<" })
            names[ObjectIdentifier(type)] = name
            return name
        }
    }
}
