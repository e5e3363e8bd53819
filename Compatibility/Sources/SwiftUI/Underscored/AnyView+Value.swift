// swift-format-ignore-file: NoLeadingUnderscores
// The names are those of Apple's systems.

public import Vitrine

extension AnyView {
    /// A view that code has found among the fields of another; nothing for any other value.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}
