public import Foundation

/// A search in the bar of a screen, as its `navigationItem` has one.
open class UISearchController: UIViewController {
    private let ownSearchBar = UISearchBar()
    open var searchBar: UISearchBar { ownSearchBar }
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive {
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.didDismissSearchController(self)
            }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var showsSearchResultsController = false

    public init(searchResultsController: UIViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        self.searchResultsController = nil
        super.init(coder: coder)
    }

    /// What is typed into the field of the bar.
    func type(_ text: String) {
        guard searchBar.type(text) else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func chooseScope(_ index: Int) {
        searchBar.chooseScope(index)
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}

@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
    func didPresentSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func didPresentSearchController(_ searchController: UISearchController) {}

    public func didDismissSearchController(_ searchController: UISearchController) {}
}
