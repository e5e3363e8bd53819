/// Notes about a component's resources, each once: the notes of the last pass, after those that were made before the first.
struct PassNotes<Note: Hashable & Sendable>: Sendable {
    private(set) var all: [Note] = []
    /// How many of them are there in each pass.
    private var keptCount = 0
    /// How often something was noted in all passes, whether it was known or not.
    private(set) var additions = 0

    mutating func add(_ note: Note) {
        additions += 1
        if !all.contains(note) { all.append(note) }
    }

    /// Lets what has been noted so far hold in each pass.
    mutating func keep() { keptCount = all.count }

    /// Forgets what the last pass has noted.
    mutating func beginPass() { all.removeLast(all.count - keptCount) }
}
