import SwiftUI

/// A field for a secret that can be made visible, with a meter of its strength.
struct PasswordField: View {
    @Binding var password: String
    @State private var isVisible = false

    private var strength: Double {
        min(Double(password.count) / 12, 1)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Group {
                    if isVisible {
                        TextField("Password", text: $password)
                    } else {
                        SecureField("Password", text: $password)
                    }
                }
                .frame(minHeight: 24)
                Button {
                    isVisible.toggle()
                } label: {
                    Image(systemName: "eye")
                }
                .foregroundStyle(.secondary)
            }
            .padding(12)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(.secondary.opacity(0.5)))
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.gray.opacity(0.2))
                    Capsule()
                        .fill(strength < 0.5 ? Color.orange : Color.green)
                        .frame(width: proxy.size.width * strength)
                }
            }
            .frame(height: 4)
        }
    }
}

#Preview {
    PasswordField(password: .constant("hunter2"))
}
