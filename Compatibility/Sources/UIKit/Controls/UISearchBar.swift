public import Foundation
import Vitrine

/// A field for searching: that of a search controller stands in the bar of its screen, any other is drawn where it lies.
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    private struct IconState: Hashable {
        let icon: Icon
        let state: UInt
    }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var prompt: String?
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var isSearchResultsButtonSelected = false
    open var isTranslucent = true
    open var searchBarStyle = Style.default
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var showsCancelButton = false
    open var backgroundImage: UIImage?
    open var scopeBarBackgroundImage: UIImage?
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    open var searchTextPositionAdjustment = UIOffset.zero
    open var returnKeyType = UIReturnKeyType.search
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var textContentType: UITextContentType!
    open var enablesReturnKeyAutomatically = true
    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UISearchTextField()
    private var images: [IconState: UIImage] = [:]

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open func setShowsScope(_ show: Bool, animate: Bool) {
        showsScopeBar = show
    }

    /// Shown in the place of a symbol of the field; those of other states than the normal one are kept and not shown.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[IconState(icon: icon, state: state.rawValue)] = iconImage
    }

    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images[IconState(icon: icon, state: state.rawValue)]
    }

    /// An image takes the background away, as an empty one is set for; what it shows is not drawn.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        self.backgroundImage = backgroundImage
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: SearchBarContent.fieldHeight(in: traitCollection) + 20
                + (hasScopes ? SearchBarContent.scopeHeight : 0))
    }

    var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    override var ownContentPriorities: ContentPriorities { .huggingVertically }

    override func drawnContent() -> AnyView? { AnyView(SearchBarContent(bar: self)) }

    /// Changes the text as a person does; returns whether it is another one now.
    @discardableResult
    func type(_ text: String) -> Bool {
        let old = self.text ?? ""
        let whole = NSRange(location: 0, length: old.utf16.count)
        guard old != text,
            delegate?.searchBar(self, shouldChangeTextIn: whole, replacementText: text) != false
        else { return false }
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
        return true
    }

    func chooseScope(_ index: Int) {
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
}

@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
