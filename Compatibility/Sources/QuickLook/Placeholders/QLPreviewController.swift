// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

#if UIKit
    public import Foundation
    public import UIKit

    /// A file that can be shown.
    public protocol QLPreviewItem: AnyObject {
        var previewItemURL: URL? { get }
        var previewItemTitle: String? { get }
    }

    extension QLPreviewItem {
        public var previewItemTitle: String? { nil }
    }

    extension NSURL: QLPreviewItem {
        public var previewItemURL: URL? { self as URL }
    }

    /// A screen that shows files, which are not drawn here: a labelled box.
    open class QLPreviewController: UIViewController {
        open weak var dataSource: (any QLPreviewControllerDataSource)?
        open weak var delegate: (any QLPreviewControllerDelegate)?
        open var currentPreviewItemIndex = 0

        open func reloadData() {}

        override open func loadView() {
            view = QLPreviewPage()
        }
    }

    /// What the screen shows.
    final class QLPreviewPage: UnavailableView {}

    @MainActor @preconcurrency
    public protocol QLPreviewControllerDataSource: AnyObject {
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int
        func previewController(
            _ controller: QLPreviewController, previewItemAt index: Int
        ) -> any QLPreviewItem
    }

    @MainActor @preconcurrency
    public protocol QLPreviewControllerDelegate: AnyObject {
        func previewControllerDidDismiss(_ controller: QLPreviewController)
    }

    extension QLPreviewControllerDelegate {
        public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    }
#endif
