import SwiftUI

/// A choice between a few things, all of which are visible.
public struct SegmentedControl<Value: Hashable>: View {
    public struct Segment: Identifiable {
        public let id: Value
        let title: String

        public init(_ title: String, value: Value) {
            self.id = value
            self.title = title
        }
    }

    @Binding private var selection: Value
    private let segments: [Segment]
    @Namespace private var namespace

    public init(selection: Binding<Value>, segments: [Segment]) {
        _selection = selection
        self.segments = segments
    }

    public var body: some View {
        HStack(spacing: 0) {
            ForEach(segments) { segment in
                let isSelected = segment.id == selection
                Text(segment.title)
                    .font(.subheadline)
                    .fontWeight(isSelected ? .semibold : .regular)
                    .foregroundColor(isSelected ? .primary : .secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.8)
                    .padding(.vertical, 8)
                    .frame(maxWidth: .infinity)
                    .background {
                        if isSelected {
                            RoundedRectangle(cornerRadius: 8, style: .continuous)
                                .fill(Color.white)
                                .shadow(color: .black.opacity(0.12), radius: 2, y: 1)
                                .matchedGeometryEffect(id: "selection", in: namespace)
                        }
                    }
                    .contentShape(Rectangle())
                    .onTapGesture {
                        withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) {
                            selection = segment.id
                        }
                    }
                    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
            }
        }
        .padding(3)
        .background(Color.gray.opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
    }
}

private struct SegmentedControlExample: View {
    @State private var selection = 1

    var body: some View {
        SegmentedControl(
            selection: $selection,
            segments: [.init("Day", value: 0), .init("Week", value: 1), .init("Month", value: 2)]
        )
    }
}

struct SegmentedControl_Previews: PreviewProvider {
    static var previews: some View {
        SegmentedControlExample()
            .padding()
    }
}
