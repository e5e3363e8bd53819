/// A view whose preferences are looked at or changed.
struct Collecting<Content: View>: PrimitiveView {
    let content: Content
    let collect: (inout PreferenceValues, any CollectingContext) -> Void

    var primitive: Primitive { .preferences(content, collect) }
}
