/// A place of a source that does not compile, and why.
struct CompilerError {
    var path: String
    var line: Int
    /// In bytes, from 1, as the compiler counts.
    var column: Int
    var message: String
    /// The line without the space around it.
    var source: String
    /// Which of the builds found it, the first of all being 0.
    var build = 0
}
