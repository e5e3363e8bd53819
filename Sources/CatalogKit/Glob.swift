/// A pattern in which `*` stands for any run of characters and `?` for one.
struct Glob {
    private let pattern: [Character]

    init(_ pattern: String) {
        self.pattern = Array(pattern)
    }

    func matches(_ text: String) -> Bool {
        let text = Array(text)
        var position = 0
        var index = 0
        /// Where to go on if the last star has to take one character more.
        var retry: (position: Int, index: Int)?
        while index < text.count {
            if position < pattern.count, pattern[position] == "*" {
                retry = (position + 1, index)
                position += 1
            } else if position < pattern.count, pattern[position] == "?" || pattern[position] == text[index] {
                position += 1
                index += 1
            } else if let last = retry {
                retry = (last.position, last.index + 1)
                (position, index) = (last.position, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }
}
