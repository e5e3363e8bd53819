public import Foundation
public import UIKit

/// A document's pages, which are not drawn here: a labelled box.
open class PDFView: UnavailableView {
    open var document: PDFDocument?
    open weak var delegate: (any PDFViewDelegate)?
    open var autoScales = false
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var displaysAsBook = false
    open var displaysRTL = false
    open var pageBreakMargins = UIEdgeInsets.zero
    open var pageShadowsEnabled = true
    open var enableDataDetectors = false
    open var isInMarkupMode = false
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 5
    open var scaleFactor: CGFloat = 1
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var documentView: UIView? { nil }
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var canGoToNextPage: Bool { false }
    open var canGoToPreviousPage: Bool { false }
    open var canZoomIn: Bool { false }
    open var canZoomOut: Bool { false }
    open private(set) var isUsingPageViewController = false

    open func usePageViewController(
        _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
    ) {
        isUsingPageViewController = enable
    }

    open func go(to page: PDFPage) {}

    open func goToNextPage(_ sender: Any?) {}

    open func goToPreviousPage(_ sender: Any?) {}

    open func goToFirstPage(_ sender: Any?) {}

    open func goToLastPage(_ sender: Any?) {}

    open func zoomIn(_ sender: Any?) {}

    open func zoomOut(_ sender: Any?) {}

    open func layoutDocumentView() {}
}

public protocol PDFViewDelegate: AnyObject {}

/// Small pictures of a document's pages, which are not drawn here: a labelled box.
open class PDFThumbnailView: UnavailableView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize(width: 60, height: 60)
    open var layoutMode = PDFThumbnailLayoutMode.vertical
}

/// In which direction small pictures follow each other.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    case vertical, horizontal
}

// PDFKit calls them so.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
}
