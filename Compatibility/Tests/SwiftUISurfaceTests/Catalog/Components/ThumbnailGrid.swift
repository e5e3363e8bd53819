import SwiftUI

/// Pictures in columns, as many as fit.
struct ThumbnailGrid: View {
    let colors: [Color]
    private let columns = [GridItem(.adaptive(minimum: 72, maximum: 120), spacing: 4)]

    var body: some View {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
            ForEach(0..<colors.count, id: \.self) { index in
                colors[index]
                    .aspectRatio(1, contentMode: .fill)
                    .overlay(alignment: .bottomLeading) {
                        if index == 0 {
                            Text("Cover")
                                .font(.caption2)
                                .padding(4)
                                .background(.white.opacity(0.8))
                        }
                    }
                    .clipped()
            }
        }
    }
}

#Preview {
    ThumbnailGrid(colors: [.red, .orange, .yellow, .green, .mint, .teal, .blue])
}
