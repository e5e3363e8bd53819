import SwiftUI

/// The way to a page, as one text.
struct Breadcrumbs: View {
    let path: [String]

    var body: some View {
        path.enumerated().reduce(Text("")) { text, element in
            let isLast = element.offset == path.count - 1
            let part = Text(element.element)
                .foregroundColor(isLast ? .primary : .accentColor)
                .fontWeight(isLast ? .semibold : .regular)
            return element.offset == 0 ? part : text + Text(" › ").foregroundColor(.secondary) + part
        }
        .font(.footnote)
        .lineLimit(1)
        .truncationMode(.head)
    }
}

#Preview {
    VStack(alignment: .leading, spacing: 8) {
        Breadcrumbs(path: ["Home", "Kitchen", "Mugs"])
        Breadcrumbs(path: ["Home", "Kitchen and dining", "Drinkware", "Mugs and cups", "Stoneware"])
    }
}
