import SwiftUI

private struct TabBoundsKey: PreferenceKey {
    typealias Value = [AnyHashable: Anchor<CGRect>]
    static var defaultValue: Value { [:] }
    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue()) { $1 }
    }
}

struct HeightPreferenceKey: PreferenceKey {
    static let defaultValue: CGFloat = .zero
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

extension View {
    func measureHeight(_ onChange: @escaping (CGFloat) -> Void) -> some View {
        background(
            GeometryReader { geometry in
                Color.clear.preference(key: HeightPreferenceKey.self, value: geometry.size.height)
            }
        )
        .onPreferenceChange(HeightPreferenceKey.self, perform: onChange)
    }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    @ViewBuilder func ifLet<V, Transform: View>(_ value: V?, transform: (Self, V) -> Transform) -> some View {
        if let value { transform(self, value) } else { self }
    }
}

struct MeasuredTabs<Item: Hashable & Identifiable, Label: View>: View {
    let items: [Item]
    @Binding var selection: Item
    @ViewBuilder var label: (Item) -> Label

    @Namespace private var namespace
    @State private var height: CGFloat = 0
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in
                Button {
                    withAnimation(.spring(response: 0.3, dampingFraction: 0.8, blendDuration: 0)) {
                        selection = item
                    }
                } label: {
                    label(item)
                        .padding(.horizontal, 16)
                        .padding(.vertical, 10)
                        .contentShape(Rectangle())
                        .foregroundStyle(selection == item ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                        .if(selection == item) { $0.fontWeight(.semibold) }
                }
                .buttonStyle(.plain)
                .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [AnyHashable(item): $0] }
                .accessibilityAddTraits(selection == item ? [.isButton, .isSelected] : .isButton)
            }
        }
        .measureHeight { height = $0 }
        .overlayPreferenceValue(TabBoundsKey.self, alignment: .bottomLeading) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[selection] {
                    let rect = proxy[anchor]
                    Capsule()
                        .fill(.tint)
                        .matchedGeometryEffect(id: "underline", in: namespace)
                        .frame(width: rect.width, height: 3)
                        .offset(x: rect.minX, y: proxy.size.height - 3)
                        .animation(.default, value: selection)
                }
            }
        }
        .overlay(alignment: .topTrailing) {
            Text("\(Int(height)) pt").font(.system(size: 9, weight: .bold, design: .monospaced))
                .foregroundStyle(.tertiary)
        }
        .environment(\.layoutDirection, layoutDirection)
    }
}

private struct City: Identifiable, Hashable {
    var id: String { name }
    let name: String
}

struct MeasuredTabs_Previews: PreviewProvider {
    private struct Host: View {
        private let cities: [City] = ["Oslo", "Copenhagen", "Bern"].map(City.init(name:))
        @State private var selection = City(name: "Copenhagen")
        var body: some View {
            MeasuredTabs(items: cities, selection: $selection) { city in
                Text(verbatim: city.name)
            }
        }
    }

    static var previews: some View {
        Group {
            Host()
                .previewDisplayName("Light")
            Host()
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
