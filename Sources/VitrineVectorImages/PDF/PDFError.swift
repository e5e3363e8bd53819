/// A part of a PDF file that cannot be drawn as outlines, or the reason why the file cannot be read.
struct PDFError: Error {
    var reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
