public import Vitrine

/// What has come of an intent.
public protocol IntentResult: Sendable {}

/// A result with words that are spoken.
public protocol ProvidesDialog {}

/// A result with a value.
public protocol ReturnsValue<Value> {
    associatedtype Value
}

/// A result that opens what it names.
public protocol OpensIntent {}

/// A result with a view, which the system shows.
public protocol ShowsSnippetView {}

/// The words of a result.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public let full: LocalizedStringResource

    public init(_ full: LocalizedStringResource) {
        self.full = full
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}

/// The result that `.result(…)` makes.
public struct IntentResultContainer<Value: Sendable>: IntentResult, ProvidesDialog, ReturnsValue,
    ShowsSnippetView, Sendable
{
    public let value: Value
    public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never?> {
    public static func result() -> IntentResultContainer<Never?> {
        IntentResultContainer(value: nil, dialog: nil)
    }

    public static func result(dialog: IntentDialog) -> IntentResultContainer<Never?> {
        IntentResultContainer(value: nil, dialog: dialog)
    }

    public static func result<Content: View>(
        dialog: IntentDialog? = nil, view: Content
    ) -> IntentResultContainer<Never?> {
        IntentResultContainer(value: nil, dialog: dialog)
    }

    public static func result<Content: View>(
        dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) -> IntentResultContainer<Never?> {
        IntentResultContainer(value: nil, dialog: dialog)
    }
}

extension IntentResult {
    public static func result<Value: Sendable>(
        value: Value, dialog: IntentDialog? = nil
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> {
        IntentResultContainer(value: value, dialog: dialog)
    }

    public static func result<Value: Sendable, Content: View>(
        value: Value, dialog: IntentDialog? = nil, view: Content
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> {
        IntentResultContainer(value: value, dialog: dialog)
    }
}
