import VitrineViews

// The rows of lazy containers in scroll views, which are resolved as far as they can be in sight.
extension Resolver {
    func rows(_ content: any View, along axis: Axis, in scope: Scope) throws -> [Element] {
        var inner = scope
        inner.rowWindow =
            scope.scrollAxes.contains(Axis.Set(axis))
            ? rowWindows.window(of: scope.identity, along: axis) : nil
        return try resolve(content, in: inner)
    }

    /// The views that the component's own code makes.
    func list(of source: any ViewSource, in scope: Scope) throws -> [Element] {
        guard let window = scope.rowWindow, let rows = source as? any RowSource else {
            return try list(elements(of: source, in: scope), in: scope)
        }
        return try list(of: rows, in: window, scope)
    }

    private func list(
        of source: some RowSource, in window: RowWindows.Window, _ scope: Scope
    ) throws -> [Element] {
        var found: [Element] = []
        var (count, part) = (0, 0..<RowWindows.firstLimit)
        while count < source.rowCount, window.hasRoom {
            for row in rows(part, of: source, in: scope) where window.takePlace() {
                found += try resolve(row, at: count, in: scope)
                count += 1
            }
            part = part.upperBound..<part.upperBound * RowWindows.growth
        }
        guard count < source.rowCount else { return found }
        let remaining = RemainingRows(count: source.rowCount - count, along: window.axis)
        let omission = try resolve(Primitive.Element(view: remaining), at: count, in: scope)
        for element in omission { rowWindows.noteOmission(element.node.id, in: window) }
        return found + omission
    }

    /// Rows are made part by part: those that are there stay as they are when there is room for more.
    private func rows(
        _ part: Range<Int>, of source: some RowSource, in scope: Scope
    ) -> [Primitive.Element] {
        made(by: source, at: scope.identity.identity(ofPart: "rows from \(part.lowerBound)")) {
            $0.rows(part)
        }
    }
}
