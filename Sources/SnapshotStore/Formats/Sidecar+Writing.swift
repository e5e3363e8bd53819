import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineRendering

extension Sidecar {
    /// The file's text: a seal, header lines, then the nodes, one a line.
    ///
    /// The seal holds a hash of all that follows it. Two branches that change a sidecar both change that line, so that
    /// a merge of both is a conflict at least there.
    ///
    /// The same sidecar is always the same text. Lines that often change together stand together, apart from
    /// the nodes, so that a change of one node is a change of one line there.
    public var text: String {
        let rest = textBelowSeal
        return SidecarSeal.text(for: Array(rest.utf8)) + rest
    }

    private var textBelowSeal: String {
        var text = "  \"picture\": \(JSONWriter.text(of: header.picture)),\n"
        text += "  \"composition hash\": \(JSONWriter.quoted(header.compositionHash)),\n"
        if let hash = header.pictureHash { text += "  \"file hash\": \(JSONWriter.quoted(hash)),\n" }
        text += "  \"pixel hash\": \(JSONWriter.quoted(header.pixelHash)),\n"
        text += "  \"environment\": \(Self.block(header.fingerprint.versions)),\n"
        text += "  \"fonts\": \(Self.block(header.fingerprint.fonts)),\n"
        text += "  \"nodes\": ["
        text += nodes.map { "\n    " + JSONWriter.text(of: $0.record) }.joined(separator: ",")
        return text + "\n  ]\n}\n"
    }

    private static func block(_ strings: [String: String]) -> String {
        if strings.isEmpty { return "{}" }
        let lines = strings.sorted { $0.key < $1.key }.map { key, value in
            "\n    \(JSONWriter.quoted(key)): \(JSONWriter.quoted(value))"
        }
        return "{" + lines.joined(separator: ",") + "\n  }"
    }
}

extension SidecarHeader {
    fileprivate var picture: JSONValue {
        .record([
            "width": .number(Double(size.width)), "height": .number(Double(size.height)),
            "scale": .number(scale),
        ])
    }
}

extension NodeDescription {
    fileprivate var record: JSONValue {
        var members: [String: JSONValue] = [
            "id": .string(id), "depth": .number(Double(depth)), "kind": .string(kind),
            "box": .list([box.minX, box.minY, box.width, box.height].map(JSONValue.number)),
        ]
        if let component { members["component"] = .string(component) }
        if !properties.isEmpty { members["properties"] = .record(properties) }
        return .record(members)
    }
}
