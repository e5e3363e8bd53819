public import VitrineComposition

/// Something about a component that is worth knowing and does not keep it from being shown.
public enum Finding: Hashable, Sendable {
    /// Letters that no declared font has, in the order of the text.
    case missingGlyphs(element: String, text: String, scalars: [Unicode.Scalar])
    case composition(CompositionFinding)
}

extension Finding {
    /// The id of the element that the description names; nothing where it names none.
    public var element: String? {
        switch self {
        case .missingGlyphs(let element, _, _): element.isEmpty ? nil : element
        case .composition(let finding): finding.element
        }
    }
}

extension Finding: CustomStringConvertible {
    public var description: String {
        switch self {
        case .composition(let finding): finding.description
        case .missingGlyphs(let element, let text, let scalars):
            "no declared font has \(scalars.map(Self.name).joined(separator: ", ")) "
                + "in the text '\(text)' of \(ElementID.quoted(element)); declare a fallback family that has"
        }
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
