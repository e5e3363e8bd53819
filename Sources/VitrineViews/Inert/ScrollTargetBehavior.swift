/// Where scrolling would come to rest; content stands at its beginning until a test scrolls it.
public nonisolated protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
