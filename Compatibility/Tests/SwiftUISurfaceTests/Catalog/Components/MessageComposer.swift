import SwiftUI

/// A field that grows with what is written in it.
struct MessageComposer: View {
    @Binding var message: String
    let limit: Int

    var body: some View {
        VStack(alignment: .trailing, spacing: 4) {
            TextField("Write a message", text: $message, axis: .vertical)
                .lineLimit(2...5)
                .padding(10)
                .background(
                    RoundedRectangle(cornerRadius: 10).fill(Color.gray.opacity(0.1))
                )
            Text("\(message.count)/\(limit)")
                .font(.caption2)
                .foregroundColor(message.count > limit ? .red : .secondary)
                .accessibilityLabel("\(limit - message.count) characters left")
        }
    }
}

#Preview {
    MessageComposer(
        message: .constant("Is the mug still to be had in blue, and could you send it this week?"), limit: 60)
}
