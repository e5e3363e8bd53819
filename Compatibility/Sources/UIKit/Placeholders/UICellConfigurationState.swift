/// What a cell's content depends on.
@MainActor @preconcurrency
public struct UICellConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isFocused = false
    public var isDisabled = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    init(_ traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool) {
        self.traitCollection = traitCollection
        (self.isSelected, self.isHighlighted) = (isSelected, isHighlighted)
    }
}
