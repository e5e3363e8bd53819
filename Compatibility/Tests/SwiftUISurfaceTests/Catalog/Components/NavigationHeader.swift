import SwiftUI

/// A bar with a title in its middle, whatever stands at its sides.
struct NavigationHeader<Leading: View, Trailing: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder var leading: () -> Leading
    @ViewBuilder var trailing: () -> Trailing

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ZStack {
            Text(title)
                .font(.headline)
                .lineLimit(1)
                .truncationMode(.tail)
                .padding(.horizontal, 80)
                .accessibilityAddTraits(.isHeader)
            HStack {
                leading()
                Spacer()
                trailing()
            }
        }
        .frame(height: 44)
        .padding(.horizontal, 16)
        .background(Color.white.ignoresSafeArea(edges: .top))
        .overlay(alignment: .bottom) { Divider() }
        .navigationBarHidden(true)
    }
}

#Preview {
    NavigationHeader(title: "A very long title of a listing") {
        Button {
        } label: {
            Image(systemName: "chevron.left")
        }
    } trailing: {
        HStack(spacing: 16) {
            Image(systemName: "heart")
            Image(systemName: "square.and.arrow.up")
        }
    }
}
