public import Foundation

/// A field for searching, which is not drawn here; `searchable` draws one.
open class UISearchBar: UnavailableView {
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var searchBarStyle = Style.default
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var showsCancelButton = false
    open var backgroundImage: UIImage?
    open var returnKeyType = UIReturnKeyType.search
    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UITextField()

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
}

@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// Wheels of choices, which are not drawn here.
open class UIPickerView: UnavailableView {
    open weak var dataSource: AnyObject?
    open weak var delegate: AnyObject?

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}

    open func selectedRow(inComponent component: Int) -> Int { -1 }

    open func reloadAllComponents() {}
}
