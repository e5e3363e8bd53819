/// What differs between two texts, line by line, with the lines around it.
struct LineDifference {
    private enum Line: Equatable {
        case common(String)
        case removed(String)
        case inserted(String)

        var isCommon: Bool {
            if case .common = self { true } else { false }
        }

        /// A mark and the text; a space at the end of a line would be overlooked.
        var text: String {
            switch self {
            case .common(let line): "\u{2007}" + Self.marked(line)
            case .removed(let line): "\u{2212}" + Self.marked(line)
            case .inserted(let line): "+" + Self.marked(line)
            }
        }

        private static func marked(_ line: String) -> String { line.hasSuffix(" ") ? line + "¬" : line }
    }

    /// How many common lines are shown around one that differs.
    private static let context = 4

    private let lines: [Line]

    init(from old: String, to new: String) {
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        let changes = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(.removed(old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append(.inserted(new[newIndex]))
                newIndex += 1
            } else {
                lines.append(.common(old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        self.lines = lines
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The parts that differ, each under a line that says where it lies in both texts.
    var text: String {
        parts.map { part in
            let before = lines[..<part.lowerBound]
            let shown = lines[part]
            let old = (first: count(before, except: isInserted) + 1, count: count(shown, except: isInserted))
            let new = (first: count(before, except: isRemoved) + 1, count: count(shown, except: isRemoved))
            let place = "@@ \u{2212}\(old.first),\(old.count) +\(new.first),\(new.count) @@"
            return ([place] + shown.map(\.text)).joined(separator: "\n")
        }
        .joined(separator: "\n")
    }

    /// Ranges of lines that differ, each with the lines around; those that meet are one.
    private var parts: [Range<Int>] {
        var parts: [Range<Int>] = []
        for index in lines.indices where !lines[index].isCommon {
            let part = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = parts.last, part.lowerBound <= last.upperBound {
                parts[parts.count - 1] = last.lowerBound..<part.upperBound
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    private func count(_ lines: ArraySlice<Line>, except isLeftOut: (Line) -> Bool) -> Int {
        lines.reduce(0) { isLeftOut($1) ? $0 : $0 + 1 }
    }

    private func isInserted(_ line: Line) -> Bool {
        if case .inserted = line { true } else { false }
    }

    private func isRemoved(_ line: Line) -> Bool {
        if case .removed = line { true } else { false }
    }
}
