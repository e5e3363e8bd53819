public import Foundation
public import Vitrine

extension AttributeScopes {
    /// The attributes of UIKit's texts: `NSAttributedString(_:)` makes keys of them, which labels, buttons and text views show.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let attachment: AttachmentAttribute
        public let swiftUI: SwiftUIAttributes
        public let accessibility: AccessibilityAttributes
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static let name = NSAttributedString.Key.attachment.rawValue
    }
}

extension AttributeDynamicLookup {
    /// A name that SwiftUI has too is SwiftUI's, unless the type of its value says otherwise.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension NSAttributedString {
    /// UIKit's attributes as keys; those of SwiftUI are others.
    static func keys(of attributes: AttributeContainer) -> [Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var values: [Key: Any] = [:]
        values[.font] = attributes[Scope.FontAttribute.self]
        values[.foregroundColor] = attributes[Scope.ForegroundColorAttribute.self]
        values[.backgroundColor] = attributes[Scope.BackgroundColorAttribute.self]
        values[.strikethroughStyle] = attributes[Scope.StrikethroughStyleAttribute.self]?.rawValue
        values[.strikethroughColor] = attributes[Scope.StrikethroughColorAttribute.self]
        values[.underlineStyle] = attributes[Scope.UnderlineStyleAttribute.self]?.rawValue
        values[.underlineColor] = attributes[Scope.UnderlineColorAttribute.self]
        values[.kern] = attributes[Scope.KernAttribute.self]
        values[.tracking] = attributes[Scope.TrackingAttribute.self]
        values[.baselineOffset] = attributes[Scope.BaselineOffsetAttribute.self]
        values[.attachment] = attributes[Scope.AttachmentAttribute.self]
        return values
    }
}
