import SwiftUI

/// A line with a word in it.
struct LabeledDivider: View {
    let label: LocalizedStringKey

    var body: some View {
        HStack(spacing: 12) {
            line
            Text(label)
                .font(.footnote.smallCaps())
                .foregroundColor(.secondary)
                .layoutPriority(1)
            line
        }
    }

    private var line: some View {
        VStack { Divider() }
    }
}

#Preview {
    VStack(spacing: 12) {
        Text("Sign in with your e-mail")
        LabeledDivider(label: "or")
        Text("Continue as a guest")
    }
}
