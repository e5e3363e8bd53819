import PDFKit
import SwiftUI

/// The pages of a receipt.
private struct ReceiptPages: UIViewRepresentable {
    let document: PDFDocument?

    func makeUIView(context: Context) -> PDFView {
        let view = EscapablePDFView()
        view.autoScales = true
        view.displayDirection = .horizontal
        view.usePageViewController(true, withViewOptions: nil)
        return view
    }

    func updateUIView(_ view: PDFView, context: Context) { view.document = document }
}

/// Pages that assistive technology can leave.
private final class EscapablePDFView: PDFView {
    override func accessibilityPerformEscape() -> Bool {
        document = nil
        return true
    }
}

extension UIScreen {
    /// Of a property that is not public; on a device without it corners are square.
    fileprivate var displayCornerRadius: CGFloat { value(forKey: "_displayCornerRadius") as? CGFloat ?? 0 }
}

/// A receipt that the shop has sent, below its number.
struct ReceiptView: View {
    var document: PDFDocument?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Receipt 1024").font(.headline)
            Text("^[\(document?.pageCount ?? 0) page](inflect: true)")
                .font(.footnote)
                .foregroundStyle(.secondary)
            ReceiptPages(document: document)
                .frame(width: 200, height: 120)
                .clipShape(RoundedRectangle(cornerRadius: max(8, UIScreen.main.displayCornerRadius)))
        }
        .padding()
        .onReceive(NotificationCenter.default.publisher(for: .PDFViewPageChanged)) { _ in }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }
    }
}

#Preview(traits: .sizeThatFitsLayout) { ReceiptView() }
