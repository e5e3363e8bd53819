/// Makes a view of the single views of a content.
struct Arranged<Content: View>: PrimitiveView {
    let content: Content
    let arrange: ([Subview]) -> any View

    init(_ content: Content, arrange: @escaping ([Subview]) -> any View) {
        self.content = content
        self.arrange = arrange
    }

    var primitive: Primitive { .subviews(content, arrange) }
}
