import VitrineTypesetting
import VitrineViews

extension StandIns {
    /// Goes on with what a book has of a family: the slant first, then the weight, the bolder of two that are equally near.
    init(_ book: FontBook) {
        let facesByFamily = Dictionary(grouping: book.declarations, by: \.family)
            .mapValues { $0.map { Face(weight: $0.weight, isItalic: $0.isItalic) } }
        self.init { family, face in
            guard let faces = facesByFamily[family] else { return nil }
            // Asked for each text.
            if faces.contains(face) { return face }
            return faces.min {
                ($0.isItalic == face.isItalic ? 0 : 1, abs($0.weight - face.weight), -$0.weight)
                    < ($1.isItalic == face.isItalic ? 0 : 1, abs($1.weight - face.weight), -$1.weight)
            }
        }
    }
}
