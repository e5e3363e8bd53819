/// The views of a layout, in order.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let subviews: [LayoutSubview]
    public let layoutDirection: LayoutDirection
    /// Arranges the views in the engine's own ways.
    let engine: any ArrangingEngine

    package init(
        _ subviews: [LayoutSubview], layoutDirection: LayoutDirection, engine: any ArrangingEngine
    ) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
        self.engine = engine
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(Array(subviews[bounds]), layoutDirection: layoutDirection, engine: engine)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.subviews == right.subviews && left.layoutDirection == right.layoutDirection
    }
}
