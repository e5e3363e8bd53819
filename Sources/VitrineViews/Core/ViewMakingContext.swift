/// The context that a deferred view is made in.
@MainActor
package protocol ViewMakingContext {
    var environment: EnvironmentValues { get }
    /// Tells the place of the view from all others.
    var identity: UInt64 { get }

    /// Where an element was in the last pass; nothing in the first one.
    func place(of element: String) -> PlacedElements.Place?

    /// Supplies the dynamic properties of a modifier or a style.
    func supply<Value>(_ value: inout Value)

    /// The same for one of several values that belong to the view, by an identity of its own.
    func supply<Value>(_ value: inout Value, at identity: UInt64)

    /// What code of the component makes for a value of its own; it stays for as long as nothing changes that the code has read.
    func made<Maker, Made>(by maker: Maker, _ make: (Maker) -> Made) -> Made
}
