import VitrineDrawing
import VitrineGeometry

/// The room that a text is offered, in points.
struct TextRoom: Hashable {
    var width: Double?
    var height: Double?
}

/// A text as it came out for the rooms that were asked about last.
final class FittedTextCache {
    /// The text with its faces, once something has asked for it.
    var styledText: StyledText?
    /// The width of the widest part that cannot be broken, once something has asked for it.
    var minContentWidth: Double?
    /// The text's lines in unlimited room, one per paragraph, once something has asked for them.
    var unbrokenLines: [ShapedLine]?
    private var texts: [(room: TextRoom, text: FittedText)] = []

    /// What is known to come out for a room.
    ///
    /// Lines are filled greedily. So a text that came out with some size has the same lines in each room
    /// between that size and the one it came out for: what did not fit there does not fit here.
    func text(for room: TextRoom) -> FittedText? {
        texts.first { $0.room == room || $0.text.isSame(for: room, as: $0.room) }?.text
    }

    func insert(_ text: FittedText, for room: TextRoom) {
        if texts.count == 8 { texts.removeFirst() }
        texts.append((room, text))
    }
}

extension FittedText {
    /// Whether another room lies between the text's size and the room that the text came out for.
    fileprivate func isSame(for other: TextRoom, as known: TextRoom) -> Bool {
        let (width, height) = (other.width ?? .infinity, other.height ?? .infinity)
        // A text that is whole and not shrunk gains nothing from more height.
        let mostHeight = measurement.isTruncated || scale < 1 ? known.height ?? .infinity : .infinity
        return measurement.size.width <= width && width <= known.width ?? .infinity
            && measurement.size.height <= height && height <= mostHeight
    }
}
