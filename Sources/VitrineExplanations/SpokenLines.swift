import VitrineComposition
package import VitrineJSONValues

extension [NodeDescription] {
    /// What assistive technology finds, an element a record: what it says and what is said of it, whatever containers and
    /// modifiers are around.
    package var spokenLines: [[String: JSONValue]] { numberedSpokenLines.map(\.line) }

    /// The same with the numbers of the nodes that say it.
    package var numberedSpokenLines: [(node: Int, line: [String: JSONValue])] {
        var silentDepth: Int?
        return enumerated().compactMap { number, node in
            if let depth = silentDepth {
                if node.depth > depth { return nil }
                silentDepth = nil
            }
            var line = node.properties.filter { PropertyName(kind: node.kind, name: $0.key).isSpoken }
            if node.isSilent || line["hidden"] == true {
                silentDepth = node.depth
                return (number, ["hidden": true])
            }
            if line["children"] == "ignore" {
                silentDepth = node.depth
            } else if let content = node.visibleContent {
                line["content"] = .string(content.text)
            }
            return line.isEmpty ? nil : (number, line)
        }
    }
}

extension NodeDescription {
    /// Whether nothing of it is found that could be seen elsewhere.
    fileprivate var isSilent: Bool {
        switch kind {
        case "hidden": return true
        case "opacity":
            guard case .number(let opacity)? = properties["opacity"] else { return false }
            return opacity <= 0
        default: return false
        }
    }
}
