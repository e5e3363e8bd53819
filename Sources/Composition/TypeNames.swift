/// The names of views' types, without what the types are generic over; found once for each type.
@MainActor
enum TypeNames {
    private static var names: [ObjectIdentifier: String] = [:]

    static func name(of type: Any.Type) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = String(String(describing: type).prefix { $0 != "<" })
        names[ObjectIdentifier(type)] = name
        return name
    }
}
