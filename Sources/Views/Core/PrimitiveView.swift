/// A view that the language itself provides.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// What the renderer has to do for it.
    var primitive: Primitive { get }
}
