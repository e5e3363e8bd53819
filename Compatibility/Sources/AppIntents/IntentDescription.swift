public import Vitrine

/// What an intent does, in words.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?

    public init(_ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
        descriptionText = description
        self.categoryName = categoryName
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
