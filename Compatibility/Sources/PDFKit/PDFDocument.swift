public import Foundation
@_exported public import UIKit

/// A document of pages, of which nothing is read but the bytes: it has no pages here.
open class PDFDocument: NSObject {
    public let documentURL: URL?
    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?
    private let data: Data
    private var pages: [PDFPage] = []

    /// Nothing where there is no such file.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
        documentURL = url
    }

    public init?(data: Data) {
        self.data = data
        documentURL = nil
    }

    override public init() {
        data = Data()
        documentURL = nil
    }

    open var pageCount: Int { pages.count }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var allowsCopying: Bool { true }
    open var allowsPrinting: Bool { true }
    open var string: String? { nil }

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(index, pages.count)) }

    open func removePage(at index: Int) {
        if pages.indices.contains(index) { pages.remove(at: index) }
    }

    open func unlock(withPassword password: String) -> Bool { true }

    /// The bytes that it was made with.
    open func dataRepresentation() -> Data? { data }

    open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }

    open func write(toFile path: String) -> Bool { write(to: URL(filePath: path)) }
}

public protocol PDFDocumentDelegate: AnyObject {}
