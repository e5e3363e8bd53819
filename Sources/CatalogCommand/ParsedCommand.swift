import ArgumentParser

/// A command line that was read, which a process and its copies need to do once.
///
/// In a debug build that takes longer than drawing a small component: swift-argument-parser checks all commands.
package struct ParsedCommand: Sendable {
    /// The arguments after the program's name.
    let arguments: [String]
    /// Nothing where the arguments ask for help or cannot be read, which is printed when they are run.
    let subcommand: (any CatalogSubcommand)?

    package init(_ arguments: [String]) {
        self.arguments = arguments
        subcommand = try? Root.parseAsRoot(arguments) as? any CatalogSubcommand
    }
}
