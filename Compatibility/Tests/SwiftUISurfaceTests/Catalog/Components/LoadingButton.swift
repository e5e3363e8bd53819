import SwiftUI

/// A button that shows that its action is under way.
struct LoadingButton: View {
    let title: LocalizedStringKey
    @Binding var isLoading: Bool
    var action: () async -> Void = {}

    var body: some View {
        Button {
            Task { await action() }
        } label: {
            ZStack {
                Text(title)
                    .opacity(isLoading ? 0 : 1)
                if isLoading {
                    ProgressView()
                        .progressViewStyle(.circular)
                        .tint(.white)
                }
            }
            .frame(maxWidth: .infinity, minHeight: 50)
        }
        .font(.headline)
        .foregroundColor(.white)
        .background(Color.brandPrimary.opacity(isLoading ? 0.6 : 1))
        .cornerRadius(Radius.medium)
        .disabled(isLoading)
        .accessibilityValue(isLoading ? Text("Loading") : Text(""))
    }
}

#Preview("Idle") {
    LoadingButton(title: "Pay now", isLoading: .constant(false))
}

#Preview("Loading") {
    @Previewable @State var isLoading = true
    LoadingButton(title: "Pay now", isLoading: $isLoading)
}
