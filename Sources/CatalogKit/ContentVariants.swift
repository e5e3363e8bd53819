import VitrineViews

/// The examples of a component, in the order in which they are shown.
@MainActor
public struct ContentVariants {
    /// The variants in the declared order.
    public let all: [ContentVariant]
    /// The statements of a definition that threw before they had made their variant.
    let failures: [Failure]

    /// Why a statement made no variant.
    struct Failure {
        var place: SourcePlace
        var error: any Error
    }

    /// Variants in the order of a list, such as one that is made of data.
    public init(_ all: [ContentVariant]) {
        self.init(all, failures: [])
    }

    init(_ all: [ContentVariant], failures: [Failure]) {
        self.all = all
        self.failures = failures
    }

    /// The same variants, whose views are granted a tolerance.
    func tolerating(_ tolerance: SnapshotTolerance) -> ContentVariants {
        ContentVariants(all.map { $0.tolerating(tolerance) }, failures: failures)
    }
}

/// Collects the variants of a definition; `if`, `switch` and `for` work as in functions.
///
/// A statement that throws, such as `try Card(.decoded).named("Decoded")`, costs the component the variant that it would have made.
@resultBuilder
@MainActor
public enum ContentVariantsBuilder {
    /// A single variant.
    public static func buildExpression(
        _ variant: @autoclosure () throws -> ContentVariant, file: StaticString = #fileID, line: Int = #line
    ) -> ContentVariants {
        variants(of: SourcePlace(file: "\(file)", line: line)) { ContentVariants([try variant()]) }
    }

    /// The variants of a list, one after the other.
    public static func buildExpression(
        _ list: @autoclosure () throws -> [ContentVariant], file: StaticString = #fileID, line: Int = #line
    ) -> ContentVariants {
        variants(of: SourcePlace(file: "\(file)", line: line)) { ContentVariants(try list()) }
    }

    /// All variants of another collection, such as those that two definitions share.
    public static func buildExpression(
        _ others: @autoclosure () throws -> ContentVariants, file: StaticString = #fileID, line: Int = #line
    ) -> ContentVariants {
        variants(of: SourcePlace(file: "\(file)", line: line), others)
    }

    /// The variants of all statements, in their order.
    public static func buildBlock(_ parts: ContentVariants...) -> ContentVariants { joined(parts) }

    /// The variants of all rounds of a `for` loop, in their order.
    public static func buildArray(_ parts: [ContentVariants]) -> ContentVariants { joined(parts) }

    /// The variants of an `if` without `else`; none where its condition does not hold.
    public static func buildOptional(_ part: ContentVariants?) -> ContentVariants {
        part ?? ContentVariants([])
    }

    /// The variants of the first branch of an `if` or `switch`.
    public static func buildEither(first part: ContentVariants) -> ContentVariants { part }

    /// The variants of another branch of an `if` or `switch`.
    public static func buildEither(second part: ContentVariants) -> ContentVariants { part }

    /// The variants of an `if #available`.
    public static func buildLimitedAvailability(_ part: ContentVariants) -> ContentVariants { part }

    private static func variants(
        of place: SourcePlace, _ make: () throws -> ContentVariants
    ) -> ContentVariants {
        do {
            return try make()
        } catch {
            return ContentVariants([], failures: [ContentVariants.Failure(place: place, error: error)])
        }
    }

    private static func joined(_ parts: [ContentVariants]) -> ContentVariants {
        ContentVariants(parts.flatMap(\.all), failures: parts.flatMap(\.failures))
    }
}
