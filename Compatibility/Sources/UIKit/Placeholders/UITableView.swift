public import Foundation
import Vitrine

/// A list of cells, which is not drawn here.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    nonisolated public static let automaticDimension: CGFloat = -1

    open weak var dataSource: (any UITableViewDataSource)?
    public let style: Style
    open weak var dragDelegate: AnyObject?
    open weak var dropDelegate: AnyObject?
    open weak var prefetchDataSource: AnyObject?
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var isEditing = false
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var cellLayoutMarginsFollowReadableWidth = false
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var fillerRowHeight: CGFloat = 0
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = 0
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsSelectionDuringEditing = false
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public convenience init() {
        self.init(frame: .zero, style: .plain)
    }

    public required init?(coder: NSCoder) {
        self.style = .plain
        super.init(coder: coder)
    }

    override func drawnContent() -> AnyView? { unavailableContent }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    { nil }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

    open func reloadData() {}

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

    open func beginUpdates() {}

    open func endUpdates() {}

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

open class UITableViewCell: UnavailableView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    private let style: CellStyle
    public let contentView = UIView()
    public let textLabel: UILabel? = UILabel()
    public let detailTextLabel: UILabel? = UILabel()
    public let imageView: UIImageView? = UIImageView()
    public let reuseIdentifier: String?
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var separatorInset = UIEdgeInsets.zero
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
    }
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var isEditing = false
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var focusStyle = FocusStyle.default

    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    override public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        self.style = .default
        self.reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// An empty content as the cell's style lays it out.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open func prepareForReuse() {}

    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    // No cell is shown, and so none is configured.
    open func setNeedsUpdateConfiguration() {}

    open func updateConfiguration(using state: UICellConfigurationState) {}
}

open class UITableViewHeaderFooterView: UnavailableView {
    public let contentView = UIView()
    public let textLabel: UILabel? = UILabel()
    public let detailTextLabel: UILabel? = UILabel()
    public let reuseIdentifier: String?
    open var backgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        self.reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
}

@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
