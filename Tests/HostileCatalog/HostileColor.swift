import Vitrine

/// Colours that are there just where a test has written their file.
enum HostileColor: String, ColorToken {
    case accent = "color.accent"
    case border = "color.border"
}

extension HostileView {
    /// The colour that the name asks for; that it was asked for is printed.
    var backdrop: Color {
        switch name {
        case "token accent": made(of: .accent)
        case "token border": made(of: .border)
        default: .clear
        }
    }

    private func made(of color: HostileColor) -> Color {
        print("{\"made\": \"\(name)\"}")
        return Color(color)
    }
}
