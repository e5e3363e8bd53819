import SwiftUI

/// What a sheet from below holds: a grip, a title and the content.
struct BottomSheet<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 0) {
            RoundedRectangle(cornerRadius: 2.5)
                .fill(Color.secondary.opacity(0.4))
                .frame(width: 36, height: 5)
                .padding(.vertical, 8)
            HStack {
                Text(title).font(.title3.bold())
                Spacer()
                IconButton("xmark", label: Text("Close")) {}
            }
            .padding(.horizontal)
            content
                .padding()
        }
        .frame(maxWidth: .infinity)
        .background(
            UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20)
                .fill(Color.white)
                .shadow(color: .black.opacity(0.15), radius: 10, y: -2)
        )
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
}

#Preview {
    BottomSheet(title: "Sort by") {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(["Most relevant", "Lowest price", "Newest"], id: \.self) { option in
                HStack {
                    Text(option)
                    Spacer()
                    if option == "Newest" {
                        Image(systemName: "checkmark").foregroundColor(.accentColor)
                    }
                }
            }
        }
    }
}
