import SwiftUI

/// A field that opens a menu.
struct DropdownField<Value: Hashable & CustomStringConvertible>: View {
    let title: LocalizedStringKey
    let values: [Value]
    @Binding var selection: Value

    var body: some View {
        Menu {
            ForEach(values, id: \.self) { value in
                Button(value.description) { selection = value }
            }
        } label: {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(title)
                        .font(.caption)
                        .foregroundColor(.secondary)
                    Text(selection.description)
                        .foregroundColor(.primary)
                }
                Spacer()
                Image(systemName: "chevron.down")
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(Color.gray.opacity(0.1))
            .clipShape(RoundedRectangle(cornerRadius: 8))
        }
    }
}

#Preview {
    DropdownField(title: "Size", values: ["S", "M", "L"], selection: .constant("M"))
}
