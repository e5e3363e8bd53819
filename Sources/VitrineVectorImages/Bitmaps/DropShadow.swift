extension MarkupElement {
    /// A filter's primitives with those in the place of each `feDropShadow` that it stands for (Filter Effects 1 §9.13), which
    /// librsvg 2.54 has not.
    var withDropShadowsExpanded: MarkupElement {
        var filter = self
        filter.children = []
        for var child in children {
            guard child.name == "feDropShadow" else {
                filter.children.append(child)
                continue
            }
            // What nothing is said of is the result before, or else the element that the filter is for.
            if child.attributes["in"] == nil {
                let name = "before-\(filter.children.count)"
                if let last = filter.children.indices.last {
                    child.attributes["in"] = filter.children[last].attributes["result"] ?? name
                    filter.children[last].attributes["result"] = child.attributes["in"]
                } else {
                    child.attributes["in"] = "SourceGraphic"
                }
            }
            filter.children += child.dropShadowPrimitives(shadow: "shadow-\(filter.children.count)")
        }
        return filter
    }

    /// - Parameter shadow: The name for what is only a shadow yet, without its colour.
    private func dropShadowPrimitives(shadow: String) -> [MarkupElement] {
        let region = ["x", "y", "width", "height", "color-interpolation-filters"]
        func primitive(_ name: String, _ own: [String], _ others: [String: String] = [:]) -> MarkupElement {
            let attributes = self.attributes.filter { (region + own).contains($0.key) }
            return MarkupElement(
                name: name, attributes: attributes.merging(others) { $1 }, line: line)
        }
        let deviation = ["stdDeviation": attributes["stdDeviation"] ?? "2"]
        let distance = ["dx": attributes["dx"] ?? "2", "dy": attributes["dy"] ?? "2", "result": shadow]
        var merge = primitive("feMerge", ["result"])
        merge.children = [
            MarkupElement(name: "feMergeNode", attributes: [:], line: line),
            MarkupElement(
                name: "feMergeNode", attributes: attributes.filter { $0.key == "in" }, line: line),
        ]
        return [
            primitive("feGaussianBlur", ["in"], deviation), primitive("feOffset", [], distance),
            primitive("feFlood", ["flood-color", "flood-opacity", "style", "class"]),
            primitive("feComposite", [], ["in2": shadow, "operator": "in"]), merge,
        ]
    }
}
