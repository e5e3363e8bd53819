import SwiftUI

struct Message: Identifiable, Hashable, Codable {
    let id: Int
    var sender: String
    var subject: String
    var isRead = false
    var isFlagged: Bool = false
}

extension Message {
    static let samples: [Message] = [
        Message(id: 1, sender: "Ada", subject: "Draft of the paper", isRead: true),
        .init(id: 2, sender: "Grace", subject: "Compiler bug", isFlagged: true),
        .init(id: 3, sender: "Edsger", subject: "On the cruelty of really teaching computing science"),
    ]
}

struct InboxList: View {
    @State private var messages = Message.samples
    @State private var selection = Set<Message.ID>()
    @State private var query = ""
    @State private var editing: Message?
    @State private var isConfirming = false
    @State private var isExporting = false
    @State private var error: InboxError?
    @SceneStorage("inbox.sort") private var sort = "date"
    @AppStorage("inbox.compact") private var isCompact: Bool = false
    @Environment(\.editMode) private var editMode

    struct InboxError: LocalizedError { var errorDescription: String? { "Offline" } }

    var filtered: [Message] {
        query.isEmpty ? messages : messages.filter { $0.subject.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section {
                    ForEach(filtered) { message in
                        NavigationLink(value: message) { row(message) }
                            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                                Button {
                                } label: {
                                    Label("Read", systemImage: "envelope.open")
                                }.tint(.blue)
                            }
                            .swipeActions {
                                Button(role: .destructive) {
                                    messages.removeAll { $0.id == message.id }
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                                Button("Flag", systemImage: "flag") {}.tint(.orange)
                            }
                            .contextMenu {
                                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
                            } preview: {
                                Text(message.subject)
                            }
                            .badge(message.isRead ? 0 : 1)
                            .listRowSeparator(.visible, edges: .bottom)
                            .listRowSeparatorTint(.secondary)
                            .alignmentGuide(.listRowSeparatorLeading) { d in d[.leading] }
                    }
                    .onDelete(perform: { messages.remove(atOffsets: $0) })
                    .onMove(perform: move)
                    .deleteDisabled(false)
                } header: {
                    Text("Today").textCase(nil)
                }
                .headerProminence(.increased)
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 44)
            .searchable(
                text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search mail"
            )
            .overlay {
                if filtered.isEmpty { ContentUnavailableView.search(text: query) }
            }
            .navigationTitle("Inbox")
            .navigationBarTitleDisplayMode(.large)
            .navigationDestination(for: Message.self) { Text($0.subject) }
            .toolbar { EditButton() }
            .toolbarBackground(.visible, for: .navigationBar)
            .sheet(item: $editing, onDismiss: {}) { message in
                Text(message.subject).presentationDetents([.medium, .fraction(0.3), .height(200)])
                    .presentationDragIndicator(.visible)
            }
            .confirmationDialog("Delete all?", isPresented: $isConfirming, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
            .alert(isPresented: .constant(error != nil), error: error) { _ in
                Button("OK") {}
            } message: { _ in
                Text("Check your connection.")
            }
            .alert("Offline", isPresented: $isExporting, presenting: error) { _ in Button("OK") {} }
            .fullScreenCover(isPresented: .constant(false)) { EmptyView() }
            .animation(.default, value: filtered)
        }
    }

    private func move(from source: IndexSet, to destination: Int) {
        messages.move(fromOffsets: source, toOffset: destination)
    }

    private func row(_ message: Message) -> some View {
        HStack(alignment: .top, spacing: 10) {
            Circle().fill(message.isRead ? .clear : Color.blue).frame(width: 8, height: 8)
                .alignmentGuide(.top) { $0[VerticalAlignment.center] - 10 }
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(message.sender).font(.headline)
                    if message.isFlagged {
                        Image(systemName: "flag.fill").foregroundStyle(.orange).imageScale(.small)
                    }
                }
                Text(message.subject).font(.subheadline).foregroundStyle(.secondary).lineLimit(
                    isCompact ? 1 : 2)
            }
        }
        .id(message.id)
        .tag(message.id)
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Flag") {}
    }
}

struct InboxList_Previews: PreviewProvider {
    static var previews: some View {
        InboxList().previewDevice(PreviewDevice(rawValue: "iPhone 15"))
    }
}
