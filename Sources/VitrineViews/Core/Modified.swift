/// A view with one of the language's own modifications.
struct Modified<Content: View>: PrimitiveView {
    let content: Content
    let modification: Modification

    var primitive: Primitive { .modified(content, modification) }
}
