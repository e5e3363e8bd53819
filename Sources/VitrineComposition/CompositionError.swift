import VitrineJSONValues

/// Why a component cannot be composed.
public enum CompositionError: Error, Equatable {
    case unusablePicture(element: String, reason: String)
    case unusableText(element: String, text: String, reason: String)
    case tooDeep(element: String, limit: Int)
    case impossibleNumber(element: String, name: String, value: Double, allowed: String)
    case unboundedSize(width: Double, height: Double)
}

extension CompositionError {
    /// The id of the element that the description names; nothing where it is the component.
    public var element: String? {
        switch self {
        case .unusablePicture(let element, _), .unusableText(let element, _, _), .tooDeep(let element, _),
            .impossibleNumber(let element, _, _, _):
            element.isEmpty ? nil : element
        case .unboundedSize: nil
        }
    }
}

extension CompositionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unusablePicture(let element, let reason):
            "cannot show the image in \(ElementID.quoted(element)): \(reason)"
        case .unusableText(let element, let text, let reason):
            "cannot set the text '\(text)' in \(ElementID.quoted(element)): \(reason)"
        case .tooDeep(let element, let limit):
            "views are nested more than \(limit) deep in \(ElementID.quoted(element)); "
                + "does a view show itself?"
        case .impossibleNumber(let element, let name, let value, let allowed):
            "the \(name) of \(ElementID.quoted(element)) is \(JSONValue.text(of: value)) and must be \(allowed)"
        case .unboundedSize(let width, let height):
            "the component wants \(JSONValue.text(of: width)) × \(JSONValue.text(of: height)) pt; "
                + "give it a frame or a canvas of a fixed size"
        }
    }
}
