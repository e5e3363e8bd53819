/// Any size of a sheet, which has the size of its detent.
public nonisolated struct StandardPresentationSizing: PresentationSizing {
    public init() {}
}

public typealias AutomaticPresentationSizing = StandardPresentationSizing
public typealias PagePresentationSizing = StandardPresentationSizing
public typealias FormPresentationSizing = StandardPresentationSizing
public typealias FittedPresentationSizing = StandardPresentationSizing

extension PresentationSizing where Self == StandardPresentationSizing {
    public static var automatic: StandardPresentationSizing { StandardPresentationSizing() }
    public static var page: StandardPresentationSizing { StandardPresentationSizing() }
    public static var form: StandardPresentationSizing { StandardPresentationSizing() }
    public static var fitted: StandardPresentationSizing { StandardPresentationSizing() }
}
