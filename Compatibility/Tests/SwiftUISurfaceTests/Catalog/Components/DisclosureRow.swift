import SwiftUI

/// A disclosure group in the design system's look.
struct CardDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: configuration.isExpanded ? "chevron.up" : "chevron.down")
                }
            }
            .buttonStyle(.plain)
            .font(.headline)
            if configuration.isExpanded {
                configuration.content
                    .font(.subheadline)
            }
        }
        .padding()
        .background(Color.gray.opacity(0.1), in: .rect(cornerRadius: 12))
    }
}

#Preview {
    VStack {
        DisclosureGroup("Materials", isExpanded: .constant(true)) {
            Text("Clay, glaze and a great deal of heat.")
        }
        DisclosureGroup("Measures", isExpanded: .constant(false)) {
            Text("Hidden")
        }
    }
    .disclosureGroupStyle(CardDisclosureStyle())
}
