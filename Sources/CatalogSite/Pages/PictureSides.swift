import VitrineExplanations
import VitrineGeometry

/// Pictures of one snapshot beside each other, with outlines around what was changed.
struct PictureSides {
    /// What a picture is for the others beside it, by which scripts and styles know it.
    enum Role: String {
        case reference
        case actual
        case difference
    }

    struct Side {
        var role: Role
        var label: String
        /// From the page's folder on.
        var path: String
        var alternative: String
        var size: PixelSize
        /// Device pixels per point.
        var scale: Double
        var marks = PictureMarks()
    }

    var sides: [Side]

    var markup: Markup {
        Tag.div(.class("sides")) {
            for side in sides { figure(side) }
        }
    }

    private func figure(_ side: Side) -> Markup {
        let width = Double(side.size.width) / side.scale
        let height = Double(side.size.height) / side.scale
        let marks = side.marks.within(Rect(x: 0, y: 0, width: width, height: height))
        return Tag.figure(.class(side.role.rawValue)) {
            Tag.figcaption {
                side.label
                marks.legend
            }
            Tag.div(.class("shot")) {
                Tag.img(
                    .source(side.path), .alternative(side.alternative), .width(max(1, Int(width))),
                    .height(max(1, Int(height))), .isLazy)
                marks.overlay(width: width, height: height)
            }
        }
    }
}

/// Outlines over a picture: around the elements that were changed, and thinner ones around what follows.
struct PictureMarks: Equatable {
    /// In points from the canvas's corner, each once.
    private(set) var causes: [Rect] = []
    private(set) var followers: [Rect] = []

    /// The most outlines of either kind; more would hide what they are around.
    private static let limit = 60

    init() {}

    /// - Parameter boxes: which of a change's boxes are on the picture.
    init(_ explanation: ExplanationSummary, _ boxes: (ChangedBoxes) -> [Rect]) {
        for change in explanation.changes where change.role == .cause {
            for box in boxes(change.boxes) where !causes.contains(box) && causes.count < Self.limit {
                causes.append(box)
            }
        }
        for change in explanation.changes where change.role == .consequence {
            for box in boxes(change.boxes) where followers.count < Self.limit {
                if !causes.contains(box), !followers.contains(box) { followers.append(box) }
            }
        }
    }

    /// What is gone is outlined where it was; what else changed is on the other picture.
    static func ofRemoved(_ explanation: ExplanationSummary) -> PictureMarks {
        var gone = explanation
        gone.changes.removeAll { $0.role == .consequence || !$0.boxes.new.isEmpty }
        return PictureMarks(gone, \.old)
    }

    /// What of them is seen on a picture: an element may go on beyond the canvas, or lie beside it.
    func within(_ canvas: Rect) -> PictureMarks {
        var marks = self
        marks.causes = causes.compactMap { $0.intersection(canvas) }
        marks.followers = followers.compactMap { $0.intersection(canvas) }
        return marks
    }

    var legend: Markup {
        .group([
            causes.isEmpty ? .group([]) : Tag.span(.class("legend cause")) { "changed" },
            followers.isEmpty ? .group([]) : Tag.span(.class("legend follower")) { "follows" },
        ])
    }

    /// Drawn in points over the whole picture, however large that is shown.
    func overlay(width: Double, height: Double) -> Markup {
        if causes.isEmpty && followers.isEmpty { return .group([]) }
        return Tag.svg(.viewBox(width: width, height: height), .isHidden) {
            for box in followers { outline(box, "follower") }
            // The line lies around the element and not over its edge.
            for box in causes { outline(box.outset(by: 1), "cause") }
        }
    }

    private func outline(_ box: Rect, _ kind: String) -> Markup {
        Tag.rect(
            .class(kind), .x(box.minX), .y(box.minY), .width(points: box.width), .height(points: box.height))
    }
}
