import SwiftUI

/// A filter that is on or off.
struct FilterChip: View {
    let title: String
    @Binding var isOn: Bool
    var onRemove: (() -> Void)?

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(spacing: 4) {
            if isOn {
                Image(systemName: "checkmark")
                    .font(.caption.weight(.bold))
                    .transition(.scale.combined(with: .opacity))
            }
            Text(title)
                .font(.subheadline)
            if let onRemove = onRemove {
                Button(action: onRemove) {
                    Image(systemName: "xmark").font(.caption2)
                }
                .buttonStyle(.borderless)
            }
        }
        .foregroundColor(isOn ? .accentColor : .primary)
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
        .background(
            Capsule()
                .fill(isOn ? Color.accentColor.opacity(colorScheme == .dark ? 0.3 : 0.12) : Color.clear)
        )
        .overlay(Capsule().stroke(isOn ? Color.accentColor : Color.secondary.opacity(0.4)))
        .onTapGesture { isOn.toggle() }
        .animation(.default, value: isOn)
    }
}

struct FilterChip_Previews: PreviewProvider {
    struct Container: View {
        @State private var isNew = true
        @State private var isLocal = false

        var body: some View {
            HStack {
                FilterChip(title: "New", isOn: $isNew)
                FilterChip(title: "Local", isOn: $isLocal)
                FilterChip(title: "Under 50", isOn: .constant(true), onRemove: {})
            }
        }
    }

    static var previews: some View {
        Container()
            .padding()
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Light")
        Container()
            .padding()
            .background(Color.black)
            .environment(\.colorScheme, .dark)
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Dark")
    }
}
