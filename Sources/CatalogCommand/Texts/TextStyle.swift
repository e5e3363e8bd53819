/// Colours of a terminal, or none.
struct TextStyle {
    let isColored: Bool

    init(host: CommandHost) {
        isColored = host.usesColor
    }

    /// All that this writes and is no text.
    static let codes = [31, 33, 32, 0].map { "\u{1b}[\($0)m" }

    func red(_ text: String) -> String { color(text, 31) }
    func yellow(_ text: String) -> String { color(text, 33) }
    func green(_ text: String) -> String { color(text, 32) }

    private func color(_ text: String, _ code: Int) -> String {
        isColored ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}
