import VitrineJSONValues

/// Something about a component that is worth knowing and does not keep it from being shown.
public enum CompositionFinding: Hashable, Sendable {
    /// A labelled box stands for something that cannot be rendered.
    case placeholder(element: String, reason: String)
    /// A dashed frame stands for a symbol that has no drawing.
    case missingSymbol(element: String, reason: String)
    /// Nothing is drawn for a picture that cannot be had.
    case missingPicture(element: String, reason: String)
    /// A colour that cannot be had is clear.
    case missingColor(reason: String)
    /// The system font stands for a family without files.
    case undeclaredFamily(element: String, family: String)
    /// The system font stands for a design of it that has no family.
    case undeclaredDesign(element: String, design: String)
    /// A length of a frame that no frame can have counts as none, as on Apple's systems.
    case ignoredLength(element: String, name: String, length: Double)
    /// What a modifier does changes the component again and again.
    case unsettled(element: String, modifier: String, passes: Int)
    /// The text that a view has given to `snapshotFinding`.
    case reported(String)
    /// A text is shown in another language than the picture's, or by its key.
    ///
    /// - Parameter language: the picture's; nothing where no language has the text.
    case missingTranslation(key: String, table: String, language: String?)
    /// A `task` waits for something from outside.
    case suspendedTask(element: String)
    /// What the component does on a queue beside the main one has not ended in time.
    case unfinishedWork(seconds: Int)
}

extension CompositionFinding {
    /// The id of the element that the description names; nothing where it names none.
    public var element: String? {
        switch self {
        case .placeholder(let element, _), .missingSymbol(let element, _), .missingPicture(let element, _),
            .undeclaredFamily(let element, _), .undeclaredDesign(let element, _),
            .ignoredLength(let element, _, _), .unsettled(let element, _, _), .suspendedTask(let element):
            element.isEmpty ? nil : element
        case .missingColor, .reported, .missingTranslation, .unfinishedWork: nil
        }
    }
}

extension CompositionFinding: CustomStringConvertible {
    public var description: String {
        switch self {
        case .placeholder(let element, let reason):
            "\(ElementID.quoted(element)) is shown as a placeholder: \(reason)"
        case .missingSymbol(let element, let reason):
            "\(ElementID.quoted(element)) is shown as a dashed frame: \(reason)"
        case .missingPicture(let element, let reason):
            "\(ElementID.quoted(element)) shows nothing: \(reason)"
        case .missingColor(let reason):
            "a colour is clear: \(reason)"
        case .undeclaredFamily(let element, let family):
            "the family '\(family)' that \(ElementID.quoted(element)) asks for is shown in the system font; declare its files, "
                + "CatalogFonts.interAndNoto().family(\"\(family)\", in: …)"
        case .undeclaredDesign(let element, let design):
            "the \(design) design that \(ElementID.quoted(element)) asks for is shown in the system font; declare a family for it, "
                + "FontFamilies(default: …, \(design): …)"
        case .ignoredLength(let element, let name, let length):
            "the \(name) of \(ElementID.quoted(element)) counts for nothing: it is \(JSONValue.text(of: length)) and must be a finite number from 0; "
                + "a frame that fills takes .frame(max\(name == "width" ? "Width" : "Height"): .infinity)"
        case .unsettled(let element, let modifier, let passes):
            "the component has not settled after \(passes) passes, because \(modifier) of \(ElementID.quoted(element)) "
                + "changes it each time"
        case .reported(let text): text
        case .missingTranslation(let key, let table, let language?):
            "'\(key)' is not translated into '\(language)' in \(table)"
        case .missingTranslation(let key, let table, nil):
            "'\(key)' is not in \(table), so that nobody translates it"
        case .suspendedTask(let element):
            "a task of \(ElementID.quoted(element)) waits for something from outside; the picture shows what it has done so far"
        case .unfinishedWork(let seconds):
            "work on a queue beside the main one has not ended after \(seconds) s, and the picture lacks it: it waits for the main queue "
                + "(DispatchQueue.main.sync) or for something from outside"
        }
    }
}
