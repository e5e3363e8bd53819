import CoreGraphics
public import Foundation
import QuartzCore

/// What objects that are no views tell assistive technology, which asks none of them: kept, as an informal protocol of Objective-C's has it.
extension NSObjectProtocol {
    public var accessibilityLabel: String? {
        get { spoken("accessibilityLabel") }
        set { speak(newValue, "accessibilityLabel") }
    }
    public var accessibilityValue: String? {
        get { spoken("accessibilityValue") }
        set { speak(newValue, "accessibilityValue") }
    }
    public var accessibilityHint: String? {
        get { spoken("accessibilityHint") }
        set { speak(newValue, "accessibilityHint") }
    }
    public var accessibilityIdentifier: String? {
        get { spoken("accessibilityIdentifier") }
        set { speak(newValue, "accessibilityIdentifier") }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { spoken("accessibilityTraits") ?? .none }
        set { speak(newValue, "accessibilityTraits") }
    }
    public var isAccessibilityElement: Bool {
        get { spoken("isAccessibilityElement") ?? false }
        set { speak(newValue, "isAccessibilityElement") }
    }
    public var accessibilityElements: [Any]? {
        get { spoken("accessibilityElements") }
        set { speak(newValue, "accessibilityElements") }
    }
    public var accessibilityFrame: CGRect {
        get { spoken("accessibilityFrame") ?? .zero }
        set { speak(newValue, "accessibilityFrame") }
    }

    private func spoken<Value>(_ name: String) -> Value? {
        objc_getAssociatedObject(self, key(of: name)) as? Value
    }

    private func speak(_ value: Any?, _ name: String) {
        objc_setAssociatedObject(self, key(of: name), value, .OBJC_ASSOCIATION_RETAIN)
    }

    /// A selector of a name is the same as long as the process lives.
    private func key(of name: String) -> UnsafeRawPointer {
        unsafeBitCast(Selector(name), to: UnsafeRawPointer.self)
    }
}
