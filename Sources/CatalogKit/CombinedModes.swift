/// Modes that are made of the values of several axes: light or dark, small or large, one language or another.
///
/// A value is a mode, of which everything counts in which it differs from the default one.
struct CombinedModes {
    /// The most modes that a component may be shown in.
    static let limit = 100_000

    private let axes: [[Mode]]

    init(_ axes: [[Mode]]) {
        precondition(axes.allSatisfy { !$0.isEmpty }, "an axis of modes has a value at least")
        self.axes = axes
    }

    /// Modes in which each two values of two axes come together at least once.
    var pairwise: [Mode] { modes(CoveringArray(axes.map(\.count)).rows) }

    /// Each value of each axis with all values of the others; the first axis changes last.
    var all: [Mode] {
        let count = axes.reduce(1) { count, axis in
            let (product, isTooMany) = count.multipliedReportingOverflow(by: axis.count)
            precondition(
                !isTooMany && product <= Self.limit,
                "all combinations of these axes are more than \(Self.limit) modes; 'pairwise' takes few of them"
            )
            return product
        }
        return modes(
            (0..<count).map { number in
                var rest = number
                let row = axes.reversed().map { axis in
                    defer { rest /= axis.count }
                    return rest % axis.count
                }
                return row.reversed()
            })
    }

    /// The modes of some choices of values; those that show the same are one, as from right to left is in Arabic.
    private func modes(_ rows: [[Int]]) -> [Mode] {
        var shown: Set<Mode> = []
        return rows.map { row in Mode.combining(zip(axes, row).map { $0[$1] }) }
            .filter { mode in shown.insert(mode.with { $0.givenName = nil }).inserted }
    }
}

extension [Mode] {
    /// Modes in which each value of an axis meets each value of every other axis: far fewer than all combinations, and enough to find what
    /// two circumstances break together.
    ///
    /// ```swift
    /// Catalog("Shop", modes: .pairwise(
    ///     [.light, .dark], [.light, .light.dynamicTypeSize(.accessibility3)],
    ///     [.light, .light.locale("de_DE"), .light.locale("ar_EG").rightToLeft]), definitions: […])
    /// ```
    ///
    /// A value is a mode, of which everything counts in which it differs from ``Mode/light``. The first mode has the first value of each
    /// axis. The same axes give the same modes, always.
    public static func pairwise(_ axes: [Mode]...) -> [Mode] { CombinedModes(axes).pairwise }

    /// Each value of each axis with all values of the others; at most 100,000 modes.
    public static func allCombinations(_ axes: [Mode]...) -> [Mode] { CombinedModes(axes).all }

    /// The same modes, of whose pictures something else is kept than their components say.
    public func references(_ kind: ReferenceKind) -> [Mode] { map { $0.references(kind) } }
}
