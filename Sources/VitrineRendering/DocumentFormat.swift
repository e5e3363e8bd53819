/// A kind of file that holds a drawing as texts and outlines.
public enum DocumentFormat: String, CaseIterable, Sendable {
    /// Its fonts are in it.
    case pdf
    /// Its texts are texts, to be shown where the fonts are installed.
    case svg
    /// An SVG whose texts are outlines, which look the same everywhere.
    case outlinedSVG

    public var fileExtension: String {
        switch self {
        case .pdf: "pdf"
        case .svg, .outlinedSVG: "svg"
        }
    }
}
