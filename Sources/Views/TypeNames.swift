/// The names of types as elements bear them, without what the types are generic over.
///
/// Found once for each type in a process, since a type's name never changes and writing it takes a twentieth of
/// all resolving.
@MainActor
package enum TypeNames {
    private static var names: [ObjectIdentifier: String] = [:]

    package static func name(of type: Any.Type) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = String(String(describing: type).prefix { $0 != "<" })
        names[ObjectIdentifier(type)] = name
        return name
    }
}
