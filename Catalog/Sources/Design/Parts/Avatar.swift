import Vitrine

/// A face, or the initials of a person without one.
public struct Avatar: View {
    /// How large avatars are.
    public enum Size: CGFloat, Sendable {
        case small = 32
        case medium = 48
        case large = 72
    }

    private let name: String
    private let image: String?
    private let size: Size
    private let isOnline: Bool

    public init(_ name: String, image: String? = nil, size: Size = .medium, isOnline: Bool = false) {
        self.name = name
        self.image = image
        self.size = size
        self.isOnline = isOnline
    }

    public var body: some View {
        Group {
            if let image {
                Photo(image)
            } else {
                Text(initials)
                    .font(.system(size: size.rawValue * 0.38, weight: .semibold))
                    .foregroundStyle(.accent)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.accentWell)
            }
        }
        .frame(width: size.rawValue, height: size.rawValue)
        .clipShape(Circle())
        .overlay(alignment: .bottomTrailing) {
            if isOnline {
                Circle()
                    .fill(.accent)
                    .overlay { Circle().strokeBorder(.surface, lineWidth: 2) }
                    .frame(width: size.rawValue * 0.3, height: size.rawValue * 0.3)
            }
        }
        .accessibilityElement()
        .accessibilityLabel(name)
    }

    /// The first letters of the first and the last name.
    private var initials: String {
        let words = name.split(separator: " ")
        return [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }.map(String.init)
            .joined()
    }
}
