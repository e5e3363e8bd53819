// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation
public import UIKit

/// A page of the web in a screen of its own, which is not fetched or drawn here: a labelled box.
open class SFSafariViewController: UIViewController {
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL) {
        self.init(url: url, configuration: Configuration())
    }

    public required init?(coder: NSCoder) {
        self.configuration = Configuration()
        super.init(coder: coder)
    }

    override open func loadView() {
        view = SafariPage()
    }
}

/// What the screen shows.
private final class SafariPage: UnavailableView {}

@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(
        _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}

    public func safariViewController(
        _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
    ) {}
}
