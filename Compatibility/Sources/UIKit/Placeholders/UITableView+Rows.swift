public import Foundation

// Setting and querying the rows of a table, which shows none.
extension UITableView {
    public var visibleCells: [UITableViewCell] { [] }
    public var indexPathsForVisibleRows: [IndexPath]? { [] }
    public var indexPathForSelectedRow: IndexPath? { nil }
    public var indexPathsForSelectedRows: [IndexPath]? { nil }
    public var hasUncommittedUpdates: Bool { false }

    public func rect(forSection section: Int) -> CGRect { .zero }

    public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

    public func rectForHeader(inSection section: Int) -> CGRect { .zero }

    public func rectForFooter(inSection section: Int) -> CGRect { .zero }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { [] }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

    public func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {}

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}

    public func moveSection(_ section: Int, toSection newSection: Int) {}

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

    public func reconfigureRows(at indexPaths: [IndexPath]) {}

    public func reloadSectionIndexTitles() {}

    public func scrollToNearestSelectedRow(
        at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {}

    public func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    /// Performs the changes at once.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
}
