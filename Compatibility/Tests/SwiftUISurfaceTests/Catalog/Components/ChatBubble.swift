import SwiftUI

/// A message in a conversation.
struct ChatBubble: View {
    let text: String
    let isOwn: Bool

    var body: some View {
        HStack {
            if isOwn { Spacer(minLength: 48) }
            Text(text)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .foregroundColor(isOwn ? .white : .primary)
                .background(isOwn ? Color.blue : Color.gray.opacity(0.2))
                .clipShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: 18,
                        bottomLeadingRadius: isOwn ? 18 : 4,
                        bottomTrailingRadius: isOwn ? 4 : 18,
                        topTrailingRadius: 18,
                        style: .continuous
                    )
                )
            if !isOwn { Spacer(minLength: 48) }
        }
        .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
    }
}

#Preview {
    VStack(spacing: 6) {
        ChatBubble(text: "Hello! Is the teapot still to be had?", isOwn: true)
        ChatBubble(text: "It is. Shall I send it today?", isOwn: false)
        ChatBubble(text: "Yes, please.", isOwn: true)
    }
}
