import CoreGraphics
public import Foundation
import Vitrine

/// A slider, in the look of the view language's.
open class UISlider: UIControl {
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var value: Float = 0 {
        didSet { value = min(max(value, minimumValue), max(minimumValue, maximumValue)) }
    }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?

    override var ownContentPriorities: ContentPriorities { .huggingVertically }

    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    open func setThumbImage(_ image: UIImage?, for state: State) {}

    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    override func drawnContent() -> AnyView? {
        let bounds = minimumValue...max(maximumValue, minimumValue.nextUp)
        return AnyView(
            Slider(value: binding({ self.value }, { self.value = $0 }), in: bounds)
                .modifier(Tinted(color: minimumTrackTintColor ?? setTintColor))
                .disabled(!isEnabled))
    }
}
