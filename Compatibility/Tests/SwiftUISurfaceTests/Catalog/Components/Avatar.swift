import SwiftUI

/// A person's picture, or the initials where there is none.
public struct Avatar: View {
    public enum Size: CGFloat {
        case small = 28, medium = 40, large = 64
    }

    private let name: String
    private let url: URL?
    private let size: Size
    private let isOnline: Bool

    public init(name: String, url: URL? = nil, size: Size = .medium, isOnline: Bool = false) {
        self.name = name
        self.url = url
        self.size = size
        self.isOnline = isOnline
    }

    public var body: some View {
        AsyncImage(url: url) { image in
            image.resizable().scaledToFill()
        } placeholder: {
            initials
        }
        .frame(width: size.rawValue, height: size.rawValue)
        .clipShape(Circle())
        .overlay(alignment: .bottomTrailing) {
            if isOnline {
                Circle()
                    .fill(.green)
                    .frame(width: size.rawValue / 3.5, height: size.rawValue / 3.5)
                    .overlay(Circle().strokeBorder(.white, lineWidth: 2))
            }
        }
        .accessibilityLabel(name)
    }

    private var initials: some View {
        Text(name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined())
            .font(.system(size: size.rawValue * 0.4, weight: .medium))
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(color)
    }

    private var color: Color {
        let palette: [Color] = [.indigo, .teal, .orange, .pink]
        return palette[name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % palette.count]
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    HStack(spacing: 16) {
        Avatar(name: "Jonas Weber", size: .small)
        Avatar(name: "Mei Lin", isOnline: true)
        Avatar(name: "Kofi", size: .large)
    }
}
