public import VitrineJSONValues

/// A property's name with the unit and the role of its values.
public struct PropertyDeclaration: Hashable, Sendable {
    /// As sidecars hold it, such as `line width`.
    public let name: String
    public let unit: PropertyUnit
    public let role: PropertyRole
    /// What holds where nothing is said: the default, or a word for it; nothing where there is nothing then.
    public let usual: JSONValue?

    init(name: String, unit: PropertyUnit, role: PropertyRole, usual: JSONValue? = nil) {
        self.name = name
        self.unit = unit
        self.role = role
        self.usual = usual
    }
}

extension PropertyDeclaration {
    /// The declaration of a property that a sidecar holds of an element of a kind; nothing where this tool never
    /// wrote one.
    public static func named(_ name: String, of kind: String) -> PropertyDeclaration? {
        ElementKinds.declaration(of: name, kind: kind)
    }
}

/// The unit of a property's values.
public enum PropertyUnit: Hashable, Sendable {
    case points
    case degrees
    /// Parts of something else: a scale, an opacity, a ratio, a place in a unit square.
    case factor
    /// Things that are counted, such as lines.
    case count
    /// A colour, or several of a gradient.
    case color
    /// What a user reads.
    case text
    /// The hash of a picture's file.
    case contentHash
    /// One of several words, or a name.
    case word
    /// Yes or no.
    case flag
    /// Several values of different meanings.
    case record
}

extension PropertyUnit {
    /// What follows a number; nothing where the property's name says it.
    public var symbol: String {
        switch self {
        case .points: "pt"
        case .degrees, .factor, .count, .color, .text, .contentHash, .word, .flag, .record: ""
        }
    }
}

/// The role of a property: which part of an element it decides.
public enum PropertyRole: Hashable, Sendable {
    /// Where elements are and how large, and nothing else.
    case place
    /// How what is there looks.
    case paint
    /// What is there: a text, a picture, an outline.
    case content
    /// How pictures of the element are compared.
    case comparison
    /// What assistive technology finds, which is not seen.
    case accessibility
}
