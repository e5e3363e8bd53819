import SwiftUI

/// A picture with a title on a shade.
struct ImageHeader: View {
    let title: LocalizedStringKey

    var body: some View {
        Image("Landscape")
            .resizable()
            .aspectRatio(contentMode: .fill)
            .frame(height: 140)
            .frame(maxWidth: .infinity)
            .clipped()
            .overlay {
                LinearGradient(
                    gradient: Gradient(colors: [.clear, .black.opacity(0.6)]), startPoint: .center,
                    endPoint: .bottom)
            }
            .overlay(alignment: .bottomLeading) {
                HStack {
                    Image("Mark")
                        .renderingMode(.template)
                        .foregroundColor(.white)
                    Text(title)
                        .font(.title2.bold())
                        .foregroundColor(.white)
                }
                .padding()
            }
            .mask(RoundedRectangle(cornerRadius: 16))
    }
}

#Preview {
    ImageHeader(title: "From the hills")
}
