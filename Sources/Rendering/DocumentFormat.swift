/// A kind of file that holds a drawing as texts and outlines.
public enum DocumentFormat: String, CaseIterable, Sendable {
    case pdf, svg
}
