import VitrineTypesetting
import VitrineViews

extension StandIns {
    /// Goes on with what a book has of a family: the slant first, then the weight, the bolder of two that are equally near.
    init(_ book: FontBook) {
        self.init { family, face in
            let faces = book.declarations.filter { $0.family == family }
                .map { Face(weight: $0.weight, isItalic: $0.isItalic) }
            return faces.min {
                ($0.isItalic == face.isItalic ? 0 : 1, abs($0.weight - face.weight), -$0.weight)
                    < ($1.isItalic == face.isItalic ? 0 : 1, abs($1.weight - face.weight), -$1.weight)
            }
        }
    }
}
