import Vitrine

/// One more or one less.
open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false

    override var ownContentPriorities: ContentPriorities { .hugging }

    override func drawnContent() -> AnyView? {
        let value = binding({ self.value }, { self.value = $0 })
        return AnyView(
            Stepper(value: value, in: minimumValue...max(maximumValue, minimumValue), step: stepValue) {
                EmptyView()
            }
            .labelsHidden()
            .disabled(!isEnabled))
    }
}
