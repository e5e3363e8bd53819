/// A piece of a component's look, written as SwiftUI writes it.
///
/// A view says what it is made of in ``body``; it is a value that is made anew for each rendering.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
    /// Views of the language itself are resolved by the renderer and never asked for a body.
    public var body: Never {
        preconditionFailure("\(Self.self) is resolved by the renderer and has no body")
    }
}

extension Never: View {
    public var body: Never { preconditionFailure("there is no value of type Never") }
}
