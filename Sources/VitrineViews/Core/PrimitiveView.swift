/// A view that the language itself provides.
package nonisolated protocol PrimitiveView: View where Body == Never {
    /// What the renderer has to do for it.
    @MainActor var primitive: Primitive { get }
}
