/// Where scrolling would come to rest; content stands at its beginning until a test scrolls it.
public nonisolated protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    func properties(context: PropertiesContext) -> Properties
}

nonisolated extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}
