import SwiftUI

/// A line of a list with a picture, two texts and something at its end.
public struct ListRow<Leading: View, Accessory: View>: View {
    private let title: LocalizedStringKey
    private let subtitle: LocalizedStringKey?
    private let leading: Leading
    private let accessory: Accessory

    public init(
        _ title: LocalizedStringKey,
        subtitle: LocalizedStringKey? = nil,
        @ViewBuilder leading: () -> Leading = { EmptyView() },
        @ViewBuilder accessory: () -> Accessory = { EmptyView() }
    ) {
        self.title = title
        self.subtitle = subtitle
        self.leading = leading()
        self.accessory = accessory()
    }

    public var body: some View {
        HStack(alignment: .center, spacing: 12) {
            leading
                .frame(minWidth: 24)
            VStack(alignment: .leading, spacing: 2) {
                Text(title)
                    .font(.body)
                    .foregroundColor(.primary)
                if let subtitle = subtitle {
                    Text(subtitle)
                        .font(.footnote)
                        .foregroundColor(.secondary)
                        .lineLimit(2)
                }
            }
            Spacer(minLength: 8)
            accessory
                .layoutPriority(1)
        }
        .padding(.vertical, 10)
        .frame(minHeight: 44)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

struct ListRow_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 0) {
            ListRow("Addresses") {
                Image(systemName: "house")
            } accessory: {
                Image(systemName: "chevron.right").foregroundColor(.secondary)
            }
            Divider()
            ListRow("Payment", subtitle: "Visa ending in 4242, expires in March and should be renewed before")
            {
                Image(systemName: "creditcard")
            } accessory: {
                Text("Edit").foregroundColor(.accentColor)
            }
            Divider()
            ListRow("Version", accessory: { Text("4.2").foregroundColor(.secondary) })
        }
    }
}
