import ArgumentParser
import Foundation

/// The completions of commands and options for a person's shell.
struct ShellCompletions {
    let shell: CompletionShell
    /// Where the shell looks for them.
    let path: String
    /// What has to be said to the shell once; nothing where it finds them by itself.
    let advice: String?

    /// - Parameter shell: the path of the login shell; nothing is known of other shells than Bash, Z shell and fish.
    init?(shell: String, home: String) {
        switch shell.split(separator: "/").last {
        case "bash":
            (self.shell, advice) = (.bash, nil)
            path = "\(home)/.local/share/bash-completion/completions/catalog"
        case "fish":
            (self.shell, advice) = (.fish, nil)
            path = "\(home)/.config/fish/completions/catalog.fish"
        case "zsh":
            (self.shell, advice) = (.zsh, "add 'fpath+=(~/.zsh/completions)' before compinit in ~/.zshrc")
            path = "\(home)/.zsh/completions/_catalog"
        default: return nil
        }
    }

    /// Writes them unless there are some; whether it did.
    func install() throws -> Bool {
        if FileManager.default.fileExists(atPath: path) { return false }
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Root.completionScript(for: shell).utf8).write(to: URL(filePath: path))
        return true
    }
}
