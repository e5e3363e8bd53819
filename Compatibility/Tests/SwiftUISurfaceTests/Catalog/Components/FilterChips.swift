import SwiftUI

struct WrappingLayout: Layout {
    struct Cache { var sizes: [CGSize] = []; var lines: [[Int]] = [] }
    var alignment: HorizontalAlignment = .leading
    var spacing: CGFloat = 8
    var lineSpacing: CGFloat = 8

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: .init(width: CGFloat.infinity, height: 10))
            .width
        cache.lines = lines(for: width, sizes: cache.sizes)
        let widths = cache.lines.map { line in
            line.map { cache.sizes[$0].width }.reduce(0, +) + spacing * CGFloat(max(0, line.count - 1))
        }
        let heights = cache.lines.map { $0.map { cache.sizes[$0].height }.max() ?? 0 }
        return CGSize(
            width: widths.max() ?? 0,
            height: heights.reduce(0, +) + lineSpacing * CGFloat(max(0, heights.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    {
        var y = bounds.minY
        for line in lines(for: bounds.width, sizes: cache.sizes) {
            let height = line.map { cache.sizes[$0].height }.max() ?? 0
            let width = line.map { cache.sizes[$0].width }.reduce(0, +) + spacing * CGFloat(line.count - 1)
            var x: CGFloat =
                switch alignment {
                case .center: bounds.midX - width / 2
                case .trailing: bounds.maxX - width
                default: bounds.minX
                }
            for index in line {
                subviews[index].place(
                    at: CGPoint(x: x, y: y + height / 2), anchor: .leading,
                    proposal: ProposedViewSize(cache.sizes[index]))
                x += cache.sizes[index].width + spacing
            }
            y += height + lineSpacing
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        nil
    }

    private func lines(for width: CGFloat, sizes: [CGSize]) -> [[Int]] {
        var result: [[Int]] = [[]]
        var x: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            if x + size.width > width, !result[result.count - 1].isEmpty {
                result.append([])
                x = 0
            }
            result[result.count - 1].append(index)
            x += size.width + spacing
        }
        return result
    }
}

private struct FlowPriority: LayoutValueKey { static let defaultValue: Double = 0 }
extension View {
    func flowPriority(_ value: Double) -> some View { layoutValue(key: FlowPriority.self, value: value) }
}

struct FilterChips: View {
    let tags: [String]
    @State private var selected: Set<String> = ["Vegan"]
    @State private var isCompact = false

    var body: some View {
        let layout =
            isCompact
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(WrappingLayout(spacing: 6))
        VStack(alignment: .leading) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    let isSelected = selected.contains(tag)
                    Text(tag)
                        .font(.footnote.weight(isSelected ? .semibold : .regular))
                        .padding(.vertical, 6)
                        .padding(.horizontal, 12)
                        .background(isSelected ? Color.accentColor : Color(white: 0.93), in: .capsule)
                        .foregroundStyle(isSelected ? .white : .primary)
                        .onTapGesture { selected.formSymmetricDifference([tag]) }
                        .flowPriority(isSelected ? 1 : 0)
                }
            }
            WrappingLayout(alignment: .trailing) {
                ForEach(0..<3) { Text("\($0)").padding(8).border(.gray) }
            }
            ViewThatFits(in: .horizontal) {
                HStack { ForEach(tags, id: \.self, content: Text.init(verbatim:)) }.fixedSize()
                Text(tags, format: .list(type: .and)).lineLimit(1)
                Text("\(tags.count) tags")
            }
            .frame(maxWidth: 200)
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    FilterChips(tags: ["Vegan", "Gluten free", "Halal", "Organic", "Nut free", "Local"])
        .frame(width: 300)
        .padding()
}
