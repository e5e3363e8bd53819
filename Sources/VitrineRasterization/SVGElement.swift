import VitrineWording

/// An element of an SVG, printed with one element a line.
struct SVGElement {
    var name: String
    var attributes: [(name: String, value: String)]
    var children: [SVGElement] = []
    var text: String?

    init(
        _ name: String, _ attributes: [(String, String)] = [], children: [SVGElement] = [],
        text: String? = nil
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    func lines(indent: Int = 0) -> [String] {
        let space = String(repeating: " ", count: 2 * indent)
        let list = attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
        if let text { return ["\(space)<\(name)\(list)>\(XMLText.escaped(text))</\(name)>"] }
        guard !children.isEmpty else { return ["\(space)<\(name)\(list)/>"] }
        return ["\(space)<\(name)\(list)>"] + children.flatMap { $0.lines(indent: indent + 1) }
            + ["\(space)</\(name)>"]
    }
}

/// A number with at most four digits behind the point.
func svgNumber(_ value: Double) -> String {
    let scaled = Int((value * 10_000).rounded())
    var digits = String(String(abs(scaled) % 10_000 + 10_000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    let whole = "\(scaled < 0 ? "-" : "")\(abs(scaled) / 10_000)"
    return digits.isEmpty ? whole : "\(whole).\(digits)"
}

func svgNumbers(_ values: Double...) -> String { values.map(svgNumber).joined(separator: " ") }
