/// A value of a PDF file (ISO 32000-1 §7.3).
indirect enum PDFObject {
    case null
    case boolean(Bool)
    case number(Double)
    case name(String)
    case text
    case array([PDFObject])
    case dictionary([String: PDFObject])
    /// A stream's dictionary, and where its data begin in the file.
    case stream([String: PDFObject], start: Int)
    case reference(Int)
    /// A word that is none of the above: an operator of a page's content.
    case keyword(String)

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    var name: String? {
        guard case .name(let name) = self else { return nil }
        return name
    }

    /// The entries of a dictionary, or of a stream's.
    var entries: [String: PDFObject]? {
        switch self {
        case .dictionary(let entries), .stream(let entries, _): entries
        default: nil
        }
    }
}
