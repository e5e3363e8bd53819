import VitrineViews

// The rows of lazy containers in scroll views, which are resolved as far as they can be in sight.
extension Resolver {
    func rows(_ content: any View, along axis: Axis, in scope: Scope) throws -> [Element] {
        var inner = scope
        inner.window =
            scope.scrollAxes.contains(Axis.Set(axis))
            ? rowWindows.window(of: scope.identity, along: axis) : nil
        return try resolve(content, in: inner)
    }

    /// The views that the component's own code makes.
    func list(of source: any ViewSource, in scope: Scope) throws -> [Element] {
        guard let window = scope.window, let rows = source as? any RowSource else {
            return try list(elements(of: source, in: scope), in: scope)
        }
        return try list(of: rows, in: window, scope)
    }

    private func list(
        of source: some RowSource, in window: RowWindows.Window, _ scope: Scope
    ) throws -> [Element] {
        var found: [Element] = []
        var count = 0
        for row in elements(of: FirstRows(source: source, limit: window.room), in: scope) {
            guard window.takePlace() else { break }
            found += try resolve(row, at: count, in: scope)
            count += 1
        }
        guard count < source.rowCount else { return found }
        let remaining = RemainingRows(count: source.rowCount - count, along: window.axis)
        let omission = try resolve(Primitive.Element(view: remaining), at: count, in: scope)
        for element in omission { rowWindows.noteOmission(element.node.id, in: window) }
        return found + omission
    }
}

/// The first rows of a source, which are other ones where the limit is.
private struct FirstRows<Source: RowSource>: ViewSource {
    let source: Source
    let limit: Int

    @MainActor var elements: [Primitive.Element] { source.rows(upTo: limit) }
}
