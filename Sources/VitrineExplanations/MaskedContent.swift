package import VitrineComposition

extension [NodeDescription] {
    /// The elements without the content of those that are masked, which is not compared; what they are themselves stays.
    package var withoutMaskedContent: [NodeDescription] {
        var maskDepth: Int?
        return filter { node in
            if let depth = maskDepth, node.depth > depth { return false }
            maskDepth = node.kind == "snapshot mask" ? node.depth : nil
            return true
        }
    }
}
