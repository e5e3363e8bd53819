import MarketplaceDesign
import Vitrine

/// The upper or the lower part of a ticket: round corners outside, bites where it would be torn.
struct TicketPart: Shape {
    enum Part {
        case upper, lower
    }

    let part: Part
    let cornerRadius: CGFloat
    let notchRadius: CGFloat

    func path(in rect: CGRect) -> Path {
        switch part {
        case .upper: outline(in: rect, corner: rect.minY, tear: rect.maxY, inwards: 1)
        case .lower: outline(in: rect, corner: rect.maxY, tear: rect.minY, inwards: -1)
        }
    }

    /// From one bite over both corners to the other; `inwards` is the direction from the corners to the tear.
    private func outline(in rect: CGRect, corner: CGFloat, tear: CGFloat, inwards: CGFloat) -> Path {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        let notch = min(notchRadius, rect.width / 2, rect.height / 2)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: tear - notch * inwards))
            path.addLine(to: CGPoint(x: rect.minX, y: corner + radius * inwards))
            path.addQuarter(
                to: CGPoint(x: rect.minX + radius, y: corner), around: CGPoint(x: rect.minX, y: corner))
            path.addLine(to: CGPoint(x: rect.maxX - radius, y: corner))
            path.addQuarter(
                to: CGPoint(x: rect.maxX, y: corner + radius * inwards),
                around: CGPoint(x: rect.maxX, y: corner))
            path.addLine(to: CGPoint(x: rect.maxX, y: tear - notch * inwards))
            path.addQuarter(
                to: CGPoint(x: rect.maxX - notch, y: tear),
                around: CGPoint(x: rect.maxX - notch, y: tear - notch * inwards))
            path.addLine(to: CGPoint(x: rect.minX + notch, y: tear))
            path.addQuarter(
                to: CGPoint(x: rect.minX, y: tear - notch * inwards),
                around: CGPoint(x: rect.minX + notch, y: tear - notch * inwards))
            path.closeSubpath()
        }
    }
}

extension Path {
    /// Adds a quarter of an ellipse whose tangents meet in a corner.
    fileprivate mutating func addQuarter(to end: CGPoint, around corner: CGPoint) {
        let start = currentPoint ?? end
        // How far the controls of a quarter circle lie from its ends, in radii.
        let share: CGFloat = 0.5522847498
        let control = { (point: CGPoint) in
            CGPoint(x: point.x + (corner.x - point.x) * share, y: point.y + (corner.y - point.y) * share)
        }
        addCurve(to: end, control1: control(start), control2: control(end))
    }
}

/// A line through the middle of the rectangle, from side to side.
struct TearLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}
