import Foundation
import Vitrine

/// The lines of a text in a width, as the layout engine breaks them.
struct TextLines {
    struct Line {
        let range: NSRange
        /// Where the line's letters are, from the text's upper left corner.
        let frame: CGRect
    }

    private let text: NSAttributedString
    private let width: CGFloat?
    let lines: [Line]

    /// - Parameter limit: the greatest number of lines; 0 for none.
    init(_ text: NSAttributedString, width: CGFloat?, limit: Int) {
        self.text = text
        self.width = width
        let ends = Self.breakPlaces(in: text.string)
        var lines: [Line] = []
        var (start, top) = (0, CGFloat(0))
        while start < text.length, limit == 0 || lines.count < limit {
            let rest = ends.filter { $0 > start }
            let one = Self.height(of: text, from: start, to: start + 1, width: width)
            // The last place to which the text is not higher than a line.
            var (low, high) = (0, rest.count - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                let height = Self.height(of: text, from: start, to: rest[middle], width: width)
                if height <= one + 0.5 { low = middle } else { high = middle - 1 }
            }
            let range = NSRange(location: start, length: rest[low] - start)
            let size = Self.size(of: text, from: start, to: rest[low], width: nil)
            lines.append(Line(range: range, frame: CGRect(x: 0, y: top, width: size.width, height: one)))
            start = rest[low]
            top = Self.height(of: text, from: 0, to: start, width: width)
        }
        self.lines = lines
    }

    /// How far the text goes before a place of a line.
    func offset(to place: Int, in line: Line) -> CGFloat {
        place <= line.range.location
            ? 0 : Self.size(of: text, from: line.range.location, to: place, width: nil).width
    }

    var size: CGSize {
        CGSize(width: lines.map(\.frame.width).max() ?? 0, height: lines.last?.frame.maxY ?? 0)
    }

    /// The line of a place; the last one for the text's end.
    func line(at place: Int) -> Line? {
        lines.first { place < NSMaxRange($0.range) } ?? lines.last
    }

    /// Behind each word and each of the blanks after it, and behind each line's end.
    private static func breakPlaces(in string: String) -> [Int] {
        var (places, place) = ([Int](), 0)
        for character in string {
            place += character.utf16.count
            if character.isWhitespace || character == "-" { places.append(place) }
        }
        return places.last == place ? places : places + [place]
    }

    private static func height(
        of text: NSAttributedString, from start: Int, to end: Int, width: CGFloat?
    ) -> CGFloat { size(of: text, from: start, to: end, width: width).height }

    /// The size of a stretch without the blanks at its end, which hang over the edge.
    private static func size(
        of text: NSAttributedString, from start: Int, to end: Int, width: CGFloat?
    ) -> CGSize {
        let units = Array(
            (text.string as NSString).substring(with: NSRange(location: start, length: end - start)).utf16)
        let blanks = units.reversed().prefix { [0x20, 0x0A, 0x0D].contains($0) }.count
        let length = max(units.count - blanks, min(units.count, 1))
        let stretch = text.attributedSubstring(from: NSRange(location: start, length: length))
        let size = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return stretch.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
    }
}
