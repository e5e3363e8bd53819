/// The circumstances of a change of state.
public nonisolated struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    public var scrollTargetAnchor: UnitPoint?
    public var scrollPositionUpdatePreservesVelocity = false
    public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
    public var dismissBehavior = DismissBehavior.interactive
    private var values: [ObjectIdentifier: Any] = [:]

    public init(animation: Animation? = nil) {
        self.animation = animation
    }

    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values.value(of: key) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {}
}
