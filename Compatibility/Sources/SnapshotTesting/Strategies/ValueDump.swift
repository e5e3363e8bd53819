import Foundation

/// A value with all of its parts as text, in an order that is always the same.
enum ValueDump {
    static func text(of value: Any) -> String {
        text(of: value, name: nil, indent: 0, visited: [])
    }

    private static func text(
        of value: Any, name: String?, indent: Int, visited: Set<ObjectIdentifier>
    ) -> String {
        let mirror = Mirror(reflecting: value)
        var visited = visited
        var children = Array(mirror.children)
        let isLeaf = children.isEmpty
        let space = String(repeating: " ", count: indent)
        let prefix = name.map { "\($0): " } ?? ""
        let bullet = isLeaf ? "-" : "▿"
        let type = typeName(of: mirror)

        let description: String
        switch (value, mirror.displayStyle) {
        case (_, .collection): description = counted(children.count, "element")
        case (_, .dictionary):
            description = counted(children.count, "key/value pair")
            children = sorted(children, visited: visited)
        case (_, .set):
            description = counted(children.count, "member")
            children = sorted(children, visited: visited)
        case (_, .tuple): description = "(\(counted(children.count, "element")))"
        case (_, .optional): description = isLeaf ? "\(type).none" : type
        case (let value as any AnySnapshotStringConvertible, _):
            guard Swift.type(of: value).renderChildren else {
                return "\(space)- \(prefix)\(value.snapshotDescription)\n"
            }
            description = value.snapshotDescription
        case (let value as any CustomStringConvertible, _): description = value.description
        case (_, .class):
            guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else {
                return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n"
            }
            description = type
            children = sorted(children, visited: visited)
        case (_, .struct):
            description = type
            children = sorted(children, visited: visited)
        case (_, .enum): description = isLeaf ? "\(type).\(value)" : type
        default: description = String(describing: value)
        }
        return "\(space)\(bullet) \(prefix)\(description)\n"
            + children.map {
                text(of: $0.value, name: $0.label, indent: indent + 2, visited: visited)
            }.joined()
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }

    /// The type's name without the number that tells a local type from others.
    private static func typeName(of mirror: Mirror) -> String {
        String(describing: mirror.subjectType)
            .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    }

    /// In the order of their labels, and of their own dumps where they have none.
    private static func sorted(
        _ children: [Mirror.Child], visited: Set<ObjectIdentifier>
    ) -> [Mirror.Child] {
        children.map { ($0, text(of: $0, name: nil, indent: 0, visited: visited)) }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }
}
