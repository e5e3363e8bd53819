import SwiftUI

/// Views one below the other with lines between them, as libraries wrote it before `Group(subviews:)`.
struct DividedStack<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        _VariadicView.Tree(DividedRoot(), content: content)
    }
}

private struct DividedRoot: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(alignment: .leading, spacing: 8) {
            ForEach(children) { child in
                child.foregroundStyle(child[HighlightKey.self] ? Color.orange : .primary)
                if child.id != last {
                    Divider()
                }
            }
        }
    }
}

private struct HighlightKey: _ViewTraitKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Lets a ``DividedStack`` show the view in its colour.
    func highlighted() -> some View { _trait(HighlightKey.self, true) }
}

/// A gesture with the type that Apple's functions give it.
struct DragHandle: View {
    @State private var offset = CGSize.zero

    private var drag: _EndedGesture<_ChangedGesture<DragGesture>> {
        DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { _ in offset = .zero }
    }

    var body: some View {
        Capsule().fill(.tertiary).frame(width: 36, height: 5).offset(offset).gesture(drag)
    }
}

/// A gesture that consists of others, whose value is theirs.
struct HoldAndDrag: Gesture {
    var onMoved: (CGSize) -> Void

    @GestureState(initialValue: .zero, reset: { _, transaction in transaction.animation = nil })
    private var translation: CGSize

    var body: some Gesture {
        LongPressGesture(minimumDuration: 0.2)
            .sequenced(before: DragGesture(coordinateSpace: .global))
            .updating($translation) { value, state, _ in
                guard case .second(_, let drag?) = value else { return }
                state = drag.translation
                onMoved(drag.translation)
            }
    }
}

struct DividedStack_Previews: PreviewProvider {
    static var previews: some View {
        DividedStack {
            DragHandle()
            Text("Delivery")
            Text("Free from 50 €").highlighted().gesture(HoldAndDrag { _ in })
            ForEach(1..<3) { Text("Parcel \($0)") }
        }
        .padding()
        .frame(width: 200)
        .previewLayout(.sizeThatFits)
    }
}
