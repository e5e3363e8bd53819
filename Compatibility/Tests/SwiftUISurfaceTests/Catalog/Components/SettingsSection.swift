import SwiftUI

/// Settings under a title, in a rounded box.
struct SettingsSection<Content: View>: View {
    var title: LocalizedStringKey
    var footnote: LocalizedStringKey?
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title)
                .font(.footnote)
                .textCase(.uppercase)
                .foregroundStyle(.secondary)
                .padding(.leading, 16)
            VStack(spacing: 0, content: content)
                .padding(.horizontal, 16)
                .background(Color.white, in: RoundedRectangle(cornerRadius: 10))
            if let footnote {
                Text(footnote)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 16)
            }
        }
        .accessibilityElement(children: .contain)
    }
}

private struct SettingsSectionExample: View {
    @State private var isPushOn = true
    @State private var isMailOn = false

    var body: some View {
        SettingsSection(title: "Notifications", footnote: "You can change this at any time.") {
            Toggle("Push messages", isOn: $isPushOn)
                .padding(.vertical, 8)
            Divider()
            Toggle(isOn: $isMailOn) {
                VStack(alignment: .leading) {
                    Text("Newsletter")
                    Text("Once a month").font(.caption).foregroundStyle(.secondary)
                }
            }
            .padding(.vertical, 8)
            .tint(.orange)
        }
        .padding()
        .background(Color.gray.opacity(0.12))
    }
}

#Preview {
    SettingsSectionExample()
}
