import SwiftUI

struct PlanComparison: View {
    struct Feature: Identifiable {
        let id = UUID()
        var name: LocalizedStringKey
        var free: Bool
        var pro: Bool
    }

    let features: [Feature]
    @State private var columns: [GridItem] = [
        .init(.adaptive(minimum: 90, maximum: 140), spacing: 8, alignment: .top)
    ]

    var body: some View {
        ScrollView {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 12) {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    Text("Free")
                    Text("Pro").foregroundStyle(.tint)
                }
                .font(.headline)
                Divider().gridCellUnsizedAxes(.horizontal)
                ForEach(features) { feature in
                    GridRow(alignment: .center) {
                        Text(feature.name)
                        mark(feature.free).gridColumnAlignment(.center)
                        mark(feature.pro).gridColumnAlignment(.center)
                    }
                }
                GridRow {
                    Text("All prices exclude VAT").font(.caption).foregroundStyle(.secondary)
                        .gridCellColumns(3)
                        .gridCellAnchor(.trailing)
                }
            }
            .padding()
            .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 16))

            LazyVGrid(columns: columns, alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
                Section {
                    ForEach(1...5, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(Color(hue: Double(index) / 6, saturation: 0.5, brightness: 0.9))
                            .aspectRatio(4 / 3, contentMode: .fit)
                            .overlay { Text("\(index)").bold() }
                    }
                } header: {
                    Text("Add-ons").font(.title3.bold()).frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.flexible(minimum: 20, maximum: 40))]) {
                ForEach(0..<6) { i in Circle().fill(.teal).frame(width: 24).id(i) }
            }
            .frame(height: 80)
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 12, pinnedViews: []) {
                    ForEach(0..<8, id: \.self) { _ in
                        RoundedRectangle(cornerRadius: 12).fill(.orange).containerRelativeFrame(
                            .horizontal, count: 3, spacing: 12)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollClipDisabled()
            .contentMargins(.horizontal, 16, for: .scrollContent)
            .frame(height: 60)
        }
        .scrollIndicators(.hidden)
        .scrollBounceBehavior(.basedOnSize)
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Button {
            } label: {
                Text("Upgrade").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .buttonBorderShape(.capsule)
            .padding()
            .background(.bar)
        }
        .overlay(alignment: .top) {
            Text("Beta").font(.caption2).padding(4).background(.yellow, in: .capsule)
        }
    }

    @ViewBuilder private func mark(_ isIncluded: Bool) -> some View {
        if isIncluded {
            Image(systemName: "checkmark").foregroundStyle(.green)
        } else {
            Text(verbatim: "–").foregroundStyle(.secondary).accessibilityLabel("Not included")
        }
    }
}

#Preview {
    PlanComparison(features: [
        .init(name: "Projects", free: true, pro: true), .init(name: "Offline maps", free: false, pro: true),
        .init(name: "Priority support", free: false, pro: true),
    ])
}
