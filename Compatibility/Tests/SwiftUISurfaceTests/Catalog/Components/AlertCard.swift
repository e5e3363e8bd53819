import SwiftUI

/// The content of an alert, for screens that show their own.
struct AlertCard<Actions: View>: View {
    let title: Text
    let message: Text
    @ViewBuilder let actions: Actions

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 6) {
                title
                    .font(.headline)
                message
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            .padding(20)
            Divider()
            HStack(spacing: 0) {
                actions
                    .frame(maxWidth: .infinity, minHeight: 44)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        .frame(width: 270)
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 16)
    }
}

#Preview {
    AlertCard(
        title: Text("Delete this listing?"),
        message: Text("It has ") + Text("12 watchers").bold() + Text(" who will no longer see it.")
    ) {
        Button("Cancel", role: .cancel) {}
        Divider()
        Button("Delete", role: .destructive) {}
            .foregroundStyle(.red)
    }
}
