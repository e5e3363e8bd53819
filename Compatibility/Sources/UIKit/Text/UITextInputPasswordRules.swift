public import Foundation

/// What a password has to consist of, for those that suggest one.
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}
