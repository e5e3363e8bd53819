public import Foundation
public import UIKit

/// A page of a document, on which nothing is drawn.
open class PDFPage: NSObject {
    open var label: String?
    open var string: String?
    open var rotation = 0
    open weak var document: PDFDocument?
    private let bounds: CGRect

    override public init() {
        bounds = CGRect(x: 0, y: 0, width: 612, height: 792)
    }

    /// A page of the picture's size.
    public init?(image: UIImage) {
        bounds = CGRect(origin: .zero, size: image.size)
    }

    open func bounds(for box: PDFDisplayBox) -> CGRect { bounds }

    /// A picture without pixels.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }

    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
}

/// The part of a page that counts as all of it.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// How many pages are shown beside each other.
public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Where the next page is.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}
