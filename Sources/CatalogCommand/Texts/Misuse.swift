import ArgumentParser
import VitrineWording

/// The message about arguments that cannot be read.
enum Misuse {
    /// The parser's message, which begins as all other errors do, with the command that was probably meant.
    static func message(of error: any Error, _ arguments: [String], columns: Int?) -> String {
        let message = Root.fullMessage(for: error, columns: columns)
        let label = "Error: "
        guard message.hasPrefix(label) else { return message }
        let text = message.dropFirst(label.count)
        guard let word = arguments.first, !word.hasPrefix("-"), !commands.contains(word) else {
            return "error: \(text)"
        }
        let closest = Spelling.closest(to: word, among: commands)
        let usage = text.drop { !$0.isNewline }
        return "error: there is no command '\(word)'" + (closest.map { "; did you mean '\($0)'?" } ?? "")
            + usage
    }

    /// What the first argument may be.
    private static let commands =
        Root.configuration.subcommands.map { $0.configuration.commandName ?? "\($0)".lowercased() } + ["help"]
}
