import Foundation

/// A labelled box in the place of a view that cannot be rendered, with a finding that names it.
public struct PlaceholderView: View {
    private let name: String

    public init(_ name: String) {
        self.name = name
    }
}

extension PlaceholderView: PrimitiveView {
    package var primitive: Primitive { .placeholder(name: name) }
}

/// A dashed box with the name of what it stands for; it takes what it is proposed.
package struct PlaceholderBox: View {
    private let name: String

    package init(name: String) {
        self.name = name
    }

    package var body: some View {
        Rectangle()
            .fill(Color.gray.opacity(0.12))
            .overlay { Rectangle().strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
            .overlay {
                Text(verbatim: name).font(.caption2).foregroundStyle(Color.gray).lineLimit(1).padding(4)
            }
            .frame(
                minWidth: 0, idealWidth: 120, maxWidth: .infinity, minHeight: 0, idealHeight: 44,
                maxHeight: .infinity)
    }
}
