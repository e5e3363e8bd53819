import VitrineWording

/// Why a catalogue's declarations do not fit together, or a filter does not fit the catalogue.
public enum CatalogError: Error, Equatable {
    /// A name and where it was declared.
    public struct Owner: Equatable, Sendable {
        /// The name as it was declared, before a file name is made of it.
        public var name: String
        /// The definition's type, a source file with its line, or both, as messages print it.
        public var place: String

        /// A name with the place of its declaration.
        public init(name: String, place: String) {
            self.name = name
            self.place = place
        }
    }

    /// Two components, two variants of one or two modes of one variant have names of the same ``FileName``; `noun`
    /// says which of these.
    case sameName(noun: String, file: FileName, first: Owner, second: Owner)
    /// A name without a letter or a digit, or of more than 120 bytes, of which no ``FileName`` can be made.
    case unusableName(noun: String, name: String, place: String)
    /// A selection of modes that leaves a variant with none.
    case noModes(component: String, variant: String, place: String)
    /// A definition that was asked anew, for a scenario or a mode in another language, made no variant of that name.
    case missingVariant(name: String, definition: String)
    /// A pattern of a filter that matches no snapshot, with up to three names that are near to it.
    case unknownFilter(pattern: String, closest: [String])
    /// A pattern that matches no snapshot of a run, with up to three names of it that are near.
    case uncheckedFilter(pattern: String, closest: [String])
    /// The catalogue does not say how a payload is shown.
    case noPayloads(catalog: String)
    /// The file of a payload that cannot be shown, with the reason that reading or decoding it gave.
    case unusablePayload(path: String, reason: String)
}

extension CatalogError: CustomStringConvertible {
    /// What is wrong, where, and what helps.
    public var description: String {
        switch self {
        case .sameName(let noun, _, let first, let second) where first.name == second.name:
            "two \(noun)s are called '\(first.name)': \(first.place) and \(second.place)"
        case .sameName(let noun, let file, let first, let second):
            "the \(noun)s '\(first.name)' (\(first.place)) and '\(second.name)' (\(second.place)) "
                + "would share the file name '\(file)'"
        case .unusableName(let noun, let name, let place):
            "the \(noun) '\(name)' (\(place)) cannot name a file: "
                + "a name needs a letter or a digit, and at most \(FileName.maximumLength) bytes"
        case .noModes(let component, let variant, let place):
            "the variant '\(variant)' of '\(component)' (\(place)) is shown in no mode"
        case .missingVariant(let name, let definition):
            "'\(definition)' has the variant '\(name)' no more when it is asked a second time"
        case .noPayloads(let catalog):
            "the catalogue '\(catalog)' does not say how the payload of a screen is shown; "
                + "'Catalog(…).payload { try Screen(json: $0) }' says it"
        case .unusablePayload(let path, let reason):
            "cannot draw the screen '\(path)': \(reason)"
        case .unknownFilter(let pattern, let closest) where closest.isEmpty:
            "no snapshot matches '\(pattern)'; 'list' shows all names"
        case .unknownFilter(let pattern, let closest):
            "no snapshot matches '\(pattern)'; did you mean \(Names.choice(of: closest))?"
        case .uncheckedFilter(let pattern, let closest) where closest.isEmpty:
            "no snapshot of the run matches '\(pattern)'; 'check' runs again"
        case .uncheckedFilter(let pattern, let closest):
            "no snapshot of the run matches '\(pattern)'; did you mean \(Names.choice(of: closest))? 'check' runs again"
        }
    }
}
