/// What a deferred view is made with.
@MainActor
package protocol ViewMakingContext {
    var environment: EnvironmentValues { get }
    /// Tells the place of the view from all others.
    var identity: UInt64 { get }

    /// Supplies the dynamic properties of a modifier or a style.
    func supply<Value>(_ value: inout Value)
}
