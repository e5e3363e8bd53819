import SwiftUI
import UIKit

/// Notes that scroll where they are long, with a title that lies on the text view; a coordinator keeps the representable.
struct NotesField: View {
    @Binding var text: String
    @State private var isEditing = false
    let title: String

    var body: some View {
        Field(text: $text, isEditing: $isEditing, title: title)
            .background(alignment: .bottom) {
                Rectangle().fill(isEditing ? Color.accentColor : Color(.separator)).frame(height: 1)
            }
    }

    private struct Field: UIViewRepresentable {
        @Binding var text: String
        @Binding var isEditing: Bool
        let title: String
        let titleLabel = UILabel()

        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            view.font = .preferredFont(forTextStyle: .callout)
            view.backgroundColor = .clear
            view.textContainerInset = UIEdgeInsets(top: 28, left: 11, bottom: 12, right: 11)
            titleLabel.text = title
            titleLabel.font = .preferredFont(forTextStyle: .caption1)
            titleLabel.textColor = .secondaryLabel
            titleLabel.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(titleLabel)
            let symbol = UIImageView(image: nil)
            symbol.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(symbol)
            view.addConstraints([
                titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                symbol.topAnchor.constraint(equalTo: titleLabel.topAnchor),
                symbol.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            return view
        }

        func updateUIView(_ view: UITextView, context: Context) {
            view.text = text
            view.textColor = context.environment.isEnabled ? .label : .tertiaryLabel
            context.coordinator.showTitle(of: view)
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        final class Coordinator: NSObject, UITextViewDelegate {
            private let field: Field

            init(_ field: Field) {
                self.field = field
            }

            func showTitle(of view: UITextView) {
                field.titleLabel.isHidden = view.text.isEmpty
            }

            func textViewDidChange(_ textView: UITextView) {
                field.text = textView.text
                showTitle(of: textView)
            }

            func textViewDidBeginEditing(_ textView: UITextView) {
                DispatchQueue.main.async { self.field.isEditing = true }
            }
        }
    }
}

#Preview {
    VStack(spacing: 12) {
        NotesField(text: .constant("Ring the bell twice, then wait at the gate."), title: "Notes")
        NotesField(text: .constant(""), title: "Notes").frame(height: 60)
        NotesField(text: .constant("Left with the neighbour"), title: "Notes").disabled(true)
    }
    .frame(width: 240, height: 260)
}
