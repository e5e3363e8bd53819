/// What a PDF file has that cannot be drawn as outlines, or why it cannot be read.
struct PDFError: Error {
    var reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
