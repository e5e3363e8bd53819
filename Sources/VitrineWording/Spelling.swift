/// Finds the names nearest to a misspelt one.
package enum Spelling {
    /// The name that takes the fewest changed letters, if they are few.
    package static func closest(to word: String, among names: [String]) -> String? {
        let limit = limit(of: word)
        var best: (distance: Int, name: String)?
        for name in names {
            let distance = distance(word, name)
            if distance <= limit, distance < best?.distance ?? .max { best = (distance, name) }
        }
        return best?.name
    }

    /// How many changed letters are few in a word.
    package static func limit(of word: String) -> Int { max(2, word.count / 3) }

    /// How many letters must be added, left out or replaced (Levenshtein).
    package static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let above = row[column + 1]
                row[column + 1] =
                    letter == right[column] ? diagonal : min(diagonal, above, row[column]) + 1
                diagonal = above
            }
        }
        return row[right.count]
    }
}
