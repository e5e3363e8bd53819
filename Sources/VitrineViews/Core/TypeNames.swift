import Foundation
import Synchronization

/// The names of types as elements bear them, without what the types are generic over.
///
/// Found once for each type in a process, since a type's name never changes and writing it takes a twentieth of
/// all resolving.
package nonisolated enum TypeNames {
    private static let names = Mutex<[ObjectIdentifier: String]>([:])

    static let languageModules: Set = ["VitrineViews", "SwiftUI", "UIKit"]

    private static let languageTypes = Mutex<[ObjectIdentifier: Bool]>([:])

    /// Whether the type is one of the language's own.
    package static func isOfLanguage(_ type: Any.Type) -> Bool {
        languageTypes.withLock { types in
            if let known = types[ObjectIdentifier(type)] { return known }
            let module = String(reflecting: type).prefix { $0 != "." }
            let isOfLanguage = languageModules.contains(String(module))
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

    /// A name as it is written in the source, also that of a type which a macro has made: `$s4Shop…11PreviewBodyfMu_` is
    /// `PreviewBody`, wherever in its file the macro stands.
    package static func readable(_ name: some StringProtocol) -> String {
        guard name.hasPrefix("$s"), let end = name.range(of: "fMu", options: .backwards)?.lowerBound else {
            return String(name)
        }
        // Mangled names are written with their lengths before them.
        let mangled = name[..<end]
        for start in mangled.indices {
            let length = mangled.distance(from: start, to: end)
            if mangled[..<start].hasSuffix("\(length)") { return String(mangled[start...]) }
        }
        return String(name)
    }

    package static func name(of type: Any.Type) -> String {
        names.withLock { names in
            if let known = names[ObjectIdentifier(type)] { return known }
            let name = readable(String(describing: type).prefix { $0 != "<" })
            names[ObjectIdentifier(type)] = name
            return name
        }
    }
}
