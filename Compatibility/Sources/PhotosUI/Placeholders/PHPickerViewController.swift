// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

#if UIKit
    public import Foundation
    public import Photos
    public import UIKit
    import Vitrine

    /// What can be chosen, and how much of it.
    public struct PHPickerConfiguration: Sendable {
        public enum AssetRepresentationMode: Int, Sendable {
            case automatic, current, compatible
        }

        public enum Selection: Int, Sendable {
            case `default`, ordered
        }

        public var filter: PHPickerFilter?
        public var selectionLimit = 1
        public var selection = Selection.default
        public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

        public init() {}

        public init(photoLibrary: PHPhotoLibrary) {}
    }

    /// A picture that a user has chosen; there is none.
    public struct PHPickerResult {
        public let itemProvider: NSItemProvider
        public let assetIdentifier: String?
    }

    /// A screen of pictures to choose from, which is not drawn here: a labelled box.
    open class PHPickerViewController: UIViewController {
        public let configuration: PHPickerConfiguration
        open weak var delegate: (any PHPickerViewControllerDelegate)?

        public init(configuration: PHPickerConfiguration) {
            self.configuration = configuration
            super.init(nibName: nil, bundle: nil)
        }

        public required init?(coder: NSCoder) {
            self.configuration = PHPickerConfiguration()
            super.init(coder: coder)
        }

        override open func loadView() {
            view = PHPickerPage()
        }
    }

    /// What the screen shows.
    final class PHPickerPage: UnavailableView {}

    @MainActor @preconcurrency
    public protocol PHPickerViewControllerDelegate: AnyObject {
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }
#endif
