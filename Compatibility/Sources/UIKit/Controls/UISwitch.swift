import CoreGraphics
import Foundation
import Vitrine

/// A switch, in the look of the view language's.
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?

    override var ownContentPriorities: ContentPriorities { .hugging }

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    override func drawnContent() -> AnyView? {
        AnyView(
            Toggle(isOn: binding({ self.isOn }, { self.isOn = $0 })) { EmptyView() }
                .labelsHidden()
                .toggleStyle(SwitchToggleStyle(tint: (onTintColor ?? .systemGreen).color))
                .disabled(!isEnabled))
    }
}
