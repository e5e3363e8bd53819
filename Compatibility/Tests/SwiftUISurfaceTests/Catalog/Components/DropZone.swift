import SwiftUI

/// A document that can be dragged to another app.
public struct Invoice: Codable, Identifiable, Transferable {
    public var id: Int
    public var title: String

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title)
    }
}

/// What takes documents that are dropped on it.
struct InvoiceDropDelegate: DropDelegate {
    @Binding var isTargeted: Bool

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.json]) }

    func dropEntered(info: DropInfo) { isTargeted = true }

    func dropExited(info: DropInfo) { isTargeted = false }

    func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.json]).isEmpty }
}

/// Where documents are dropped, and those that are there.
public struct DropZone: View {
    private let invoices: [Invoice]
    @State private var isTargeted = false

    public init(invoices: [Invoice]) {
        self.invoices = invoices
    }

    public var body: some View {
        VStack(spacing: 12) {
            Label("Drop an invoice here", systemImage: "tray.and.arrow.down")
                .frame(maxWidth: .infinity, minHeight: 88)
                .background {
                    RoundedRectangle(cornerRadius: 12)
                        .strokeBorder(
                            isTargeted ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.tint),
                            style: StrokeStyle(dash: [6]))
                }
                .onDrop(of: [.json], delegate: InvoiceDropDelegate(isTargeted: $isTargeted))
                .dropDestination(for: Invoice.self) { items, _ in !items.isEmpty }
            ForEach(invoices) { invoice in
                HStack {
                    Text(invoice.title)
                    Spacer()
                    ShareLink(item: invoice.title, preview: SharePreview(invoice.title)) {
                        Image(systemName: "square.and.arrow.up")
                    }
                }
                .draggable(invoice)
                .onDrag { NSItemProvider(object: invoice.title as NSString) }
            }
            GlassEffectContainer(spacing: 8) {
                ShareLink(items: invoices.map(\.title)).padding(8).glassEffect()
            }
        }
        .padding()
        .frame(width: 320)
    }
}

struct DropZoneLibrary: LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] {
        LibraryItem(DropZone(invoices: []), title: "Drop zone", category: .control)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    DropZone(invoices: [Invoice(id: 1, title: "March"), Invoice(id: 2, title: "April")])
}
