/// The examples of a component, in the order in which they are shown.
@MainActor
public struct ContentVariants {
    /// The variants in the declared order.
    public let all: [ContentVariant]

    /// Variants in the order of a list, such as one that is made of data.
    public init(_ all: [ContentVariant]) {
        self.all = all
    }
}

/// Collects the variants of a definition; `if`, `switch` and `for` work as in functions.
@resultBuilder
@MainActor
public enum ContentVariantsBuilder {
    /// A single variant.
    public static func buildExpression(_ variant: ContentVariant) -> [ContentVariant] { [variant] }

    /// The variants of a list, one after the other.
    public static func buildExpression(_ variants: [ContentVariant]) -> [ContentVariant] { variants }

    /// All variants of another collection, such as those that two definitions share.
    public static func buildExpression(_ variants: ContentVariants) -> [ContentVariant] { variants.all }

    /// The variants of all statements, in their order.
    public static func buildBlock(_ variants: [ContentVariant]...) -> [ContentVariant] {
        variants.flatMap { $0 }
    }

    /// The variants of all rounds of a `for` loop, in their order.
    public static func buildArray(_ variants: [[ContentVariant]]) -> [ContentVariant] {
        variants.flatMap { $0 }
    }

    /// The variants of an `if` without `else`; none where its condition does not hold.
    public static func buildOptional(_ variants: [ContentVariant]?) -> [ContentVariant] { variants ?? [] }

    /// The variants of the first branch of an `if` or `switch`.
    public static func buildEither(first variants: [ContentVariant]) -> [ContentVariant] { variants }

    /// The variants of another branch of an `if` or `switch`.
    public static func buildEither(second variants: [ContentVariant]) -> [ContentVariant] { variants }

    /// The variants of an `if #available`.
    public static func buildLimitedAvailability(_ variants: [ContentVariant]) -> [ContentVariant] {
        variants
    }

    /// The collected variants, as a definition returns them.
    public static func buildFinalResult(_ variants: [ContentVariant]) -> ContentVariants {
        ContentVariants(variants)
    }
}
