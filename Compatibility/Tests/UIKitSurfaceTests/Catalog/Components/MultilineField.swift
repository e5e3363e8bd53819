import SwiftUI
import UIKit

/// A field of several lines with a placeholder, which grows with its text.
struct MultilineField: UIViewRepresentable {
    @Binding var text: String
    let placeholder: String

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.font = .preferredFont(forTextStyle: .body)
        view.isScrollEnabled = false
        view.backgroundColor = .secondarySystemBackground
        view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        view.layer.cornerRadius = 10
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.separator.cgColor
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        view.setContentHuggingPriority(.required, for: .vertical)
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        view.text = text.isEmpty ? placeholder : text
        view.textColor = text.isEmpty ? .placeholderText : .label
    }

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    final class Coordinator: NSObject, UITextViewDelegate {
        @Binding private var text: String

        init(text: Binding<String>) {
            _text = text
        }

        func textViewDidChange(_ textView: UITextView) {
            text = textView.text
        }
    }
}

#Preview {
    VStack(spacing: 12) {
        MultilineField(text: .constant(""), placeholder: "Say something")
        MultilineField(
            text: .constant("A text that is longer than the line it stands in, and goes on in the next one."),
            placeholder: "")
    }
    .padding()
    .frame(width: 280)
}
