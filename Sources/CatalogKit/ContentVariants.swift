/// The examples of a component, in the order in which they are shown.
@MainActor
public struct ContentVariants {
    public let all: [ContentVariant]

    public init(_ all: [ContentVariant]) {
        self.all = all
    }
}

/// Collects the variants of a definition; `if`, `switch` and `for` work as in functions.
@resultBuilder
@MainActor
public enum ContentVariantsBuilder {
    public static func buildExpression(_ variant: ContentVariant) -> [ContentVariant] { [variant] }

    public static func buildExpression(_ variants: [ContentVariant]) -> [ContentVariant] { variants }

    public static func buildExpression(_ variants: ContentVariants) -> [ContentVariant] { variants.all }

    public static func buildBlock(_ variants: [ContentVariant]...) -> [ContentVariant] {
        variants.flatMap { $0 }
    }

    public static func buildArray(_ variants: [[ContentVariant]]) -> [ContentVariant] {
        variants.flatMap { $0 }
    }

    public static func buildOptional(_ variants: [ContentVariant]?) -> [ContentVariant] { variants ?? [] }

    public static func buildEither(first variants: [ContentVariant]) -> [ContentVariant] { variants }

    public static func buildEither(second variants: [ContentVariant]) -> [ContentVariant] { variants }

    public static func buildLimitedAvailability(_ variants: [ContentVariant]) -> [ContentVariant] {
        variants
    }

    public static func buildFinalResult(_ variants: [ContentVariant]) -> ContentVariants {
        ContentVariants(variants)
    }
}
