import VitrineDrawing
import VitrineGeometry

/// How a drawing's own coordinates become those of the room that is for it (SVG 2 §8.2 and §8.6).
struct ViewBoxFit {
    /// Where the view box lies in a room of another shape: at 0 its start, at 1 its end; nothing where it is stretched.
    private var alignment: (x: Double, y: Double)? = (0.5, 0.5)
    /// Whether the view box covers the room, instead of lying within it.
    private var isSlice = false

    /// Reads a `preserveAspectRatio`.
    static func parsing(_ text: String) throws(ValueError) -> ViewBoxFit {
        var fit = ViewBoxFit()
        let words = text.split(whereSeparator: \.isWhitespace)
        let places = ["Min": 0.0, "Mid": 0.5, "Max": 1]
        if words.first == "none" {
            fit.alignment = nil
        } else {
            guard let match = words.first?.wholeMatch(of: /x(Min|Mid|Max)Y(Min|Mid|Max)/),
                let x = places[String(match.1)], let y = places[String(match.2)]
            else { throw ValueError(reason: "is not none or such as xMidYMid") }
            fit.alignment = (x, y)
        }
        guard words.count == 1 || (words.count == 2 && ["meet", "slice"].contains(words[1])) else {
            throw ValueError(reason: "is not such as xMidYMid meet")
        }
        fit.isSlice = words.count == 2 && words[1] == "slice"
        return fit
    }

    /// How the coordinates of a view box become those of a room.
    func transform(of box: Rect, to room: Rect) -> Transform {
        var (x, y) = (room.width / box.width, room.height / box.height)
        if alignment != nil {
            let scale = isSlice ? max(x, y) : min(x, y)
            (x, y) = (scale, scale)
        }
        let place = alignment ?? (0, 0)
        return Transform(
            a: x, b: 0, c: 0, d: y,
            tx: room.minX - box.minX * x + (room.width - box.width * x) * place.x,
            ty: room.minY - box.minY * y + (room.height - box.height * y) * place.y)
    }
}
