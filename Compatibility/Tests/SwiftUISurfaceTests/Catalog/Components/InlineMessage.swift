import SwiftUI

/// A label whose icon stands at the first line and has the message's colour.
struct MessageLabelStyle: LabelStyle {
    var color: Color

    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            configuration.icon
                .foregroundColor(color)
            configuration.title
                .foregroundColor(.primary)
        }
        .font(.footnote)
    }
}

extension LabelStyle where Self == MessageLabelStyle {
    static func message(_ color: Color) -> MessageLabelStyle { MessageLabelStyle(color: color) }
}

#Preview {
    VStack(alignment: .leading, spacing: 8) {
        Label(
            "Free returns within 30 days, whatever the reason is that you have for sending it back",
            systemImage: "box.truck"
        )
        .labelStyle(.message(.green))
        Label("Ships from Portugal", systemImage: "globe")
            .labelStyle(.message(.blue))
        Label("Icon only", systemImage: "lock")
            .labelStyle(.iconOnly)
    }
}
