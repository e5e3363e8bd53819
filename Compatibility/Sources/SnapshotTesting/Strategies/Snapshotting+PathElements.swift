public import Foundation
import SwiftUI
public import UIKit

extension Snapshotting where Value == CGPath, Format == String {
    /// The path's lines and curves with their points, one a line.
    public static var elementsDescription: Snapshotting {
        .elementsDescription(numberFormatter: PathElements.standardFormatter)
    }

    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { PathElements.text(of: Path($0), numberFormatter) }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The path's lines and curves with their points, one a line.
    public static var elementsDescription: Snapshotting {
        .elementsDescription(numberFormatter: PathElements.standardFormatter)
    }

    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { PathElements.text(of: Path($0.cgPath), numberFormatter) }
    }
}

/// The elements of a path in words.
private enum PathElements {
    /// One to three digits behind the point, whatever the locale.
    static var standardFormatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        formatter.maximumFractionDigits = 3
        formatter.minimumFractionDigits = 1
        return formatter
    }

    /// A line for each, and an empty one behind an outline that is closed before another begins.
    static func text(of path: Path, _ formatter: NumberFormatter) -> String {
        var lines: [String] = []
        var start = CGPoint.zero
        path.forEach { element in
            let (name, points) = words(for: element, from: start)
            if let last = lines.last, last.hasPrefix("Close") { lines.append("") }
            let texts = points.map { "(\(text($0.x, formatter)), \(text($0.y, formatter)))" }
            lines.append("\(name) \(texts.joined(separator: " "))")
            start = points.last ?? start
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func text(_ number: CGFloat, _ formatter: NumberFormatter) -> String {
        // A negative zero is written without its sign.
        formatter.string(from: NSNumber(value: Double(number) + 0)) ?? "\(number)"
    }

    private static func words(for element: Path.Element, from start: CGPoint) -> (String, [CGPoint]) {
        switch element {
        case .move(let point): ("MoveTo", [point])
        case .line(let end): ("LineTo", [end])
        case .quadCurve(let end, let control): ("QuadCurveTo", [control, end])
        case .curve(let end, let control1, let control2):
            if let control = quadraticControl(from: start, to: end, control1, control2) {
                ("QuadCurveTo", [control, end])
            } else {
                ("CurveTo", [control1, control2, end])
            }
        case .closeSubpath: ("Close", [])
        }
    }

    /// The one control of a curve that was quadratic before paths have made a cubic one of it.
    private static func quadraticControl(
        from start: CGPoint, to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint
    ) -> CGPoint? {
        let first = CGPoint(x: (3 * control1.x - start.x) / 2, y: (3 * control1.y - start.y) / 2)
        let second = CGPoint(x: (3 * control2.x - end.x) / 2, y: (3 * control2.y - end.y) / 2)
        return max(abs(first.x - second.x), abs(first.y - second.y)) < 1e-9 ? second : nil
    }
}
