import SwiftUI

/// Cards in a list that scrolls, with sections.
struct CardList: View {
    let sections: [(title: String, items: [String])]

    var body: some View {
        List {
            ForEach(sections, id: \.title) { section in
                Section {
                    ForEach(section.items, id: \.self) { item in
                        NavigationLink(destination: Text(item)) {
                            Text(item)
                        }
                        .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
                    }
                } header: {
                    Text(section.title)
                } footer: {
                    Text("\(section.items.count) items")
                }
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Saved")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button("Edit") {}
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 375, height: 360)) {
    NavigationStack {
        CardList(sections: [("Kitchen", ["Mug", "Teapot"]), ("Living room", ["Lamp"])])
    }
}
