import Foundation
import VitrineDrawing
package import VitrineGeometry
import VitrinePixels
import VitrineViews

/// Finds what a finger touches: the element in front and all around it.
package struct TouchPath: Sendable {
    /// One of the elements that a touch is in.
    package struct Step: Sendable {
        package var id: String
        /// Where the touch is, from the element's corner.
        package var point: Point
        /// What can be done with the element from there, the innermost first.
        package var interactions: [Int]
        /// The coordinate spaces that the element's box is.
        package var spaces: [String]
    }

    /// From the element in front to the root.
    package var steps: [Step]

    package func contains(_ id: String) -> Bool { steps.contains { $0.id == id } }
}

/// Finds what touches find, as SwiftUI documents it.
///
/// Touches find what is drawn, the frontmost first: texts and pictures by their boxes, shapes by their outlines unless they
/// are clear. They go through what is invisible, empty room in stacks, and views that do not allow hit testing. A content
/// shape stands for the whole area of its view. Clipping hides and lets itself be touched all the same; only what scrolls
/// away from its window is out of reach.
@MainActor
package struct HitTest {
    private let register: InteractionRegister

    package init(_ register: InteractionRegister) {
        self.register = register
    }

    /// - Parameter point: counted from the corner of what the root lies in.
    package func path(to point: Point, in root: LaidOutNode) -> TouchPath? {
        steps(to: point, in: root).map(TouchPath.init)
    }

    private func steps(to point: Point, in node: LaidOutNode) -> [TouchPath.Step]? {
        guard !node.isInvisible else { return nil }
        let local = point - node.frame.origin
        let bounds = Rect(origin: .zero, size: node.frame.size)
        if case .container(let container) = node.kind, case .scroll = container.layout {
            guard bounds.holds(local) else { return nil }
        }
        var found = stepsInside(node, to: point, local: local)
        var isContentHit = found != nil
        var reached = node.linkInteractions(at: local)
        for number in node.rare.interactions {
            switch register[number].interaction {
            case .hitTesting(false): return nil
            case .contentShape(let shape, let isEvenOdd):
                let rect = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
                let isInside = shape.path(in: rect).contains(
                    CGPoint(x: local.x, y: local.y), eoFill: isEvenOdd)
                guard isInside else { return nil }
                // What is inside of the content shape, without being hit itself, is not touched.
                if !isContentHit { reached = [] }
                isContentHit = true
                found = found ?? []
            default: reached.append(number)
            }
        }
        guard var steps = found, isContentHit else { return nil }
        steps.append(
            TouchPath.Step(
                id: node.id.text, point: local.rounded, interactions: reached,
                spaces: node.rare.coordinateSpaces))
        return steps
    }

    /// The path within a node; empty where the node itself is what is drawn.
    private func stepsInside(_ node: LaidOutNode, to point: Point, local: Point) -> [TouchPath.Step]? {
        if node.isHit(at: local) { return [] }
        guard let inner = node.childTransform.origin(of: point) else { return nil }
        for child in node.childrenFromFrontToBack {
            if let steps = steps(to: inner, in: child) { return steps }
        }
        return nil
    }
}

extension Point {
    /// The point in thousandths, without the inexactness of floating point.
    fileprivate var rounded: Point {
        Point(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
    }
}

extension LaidOutNode {
    /// Whether what the element itself draws is at a point, from its corner.
    fileprivate func isHit(at point: Point) -> Bool {
        let bounds = Rect(origin: .zero, size: frame.size)
        switch kind {
        case .text, .image, .icon, .divider: return bounds.holds(point)
        case .shape(let shape): return shape.isHit(at: point, in: bounds)
        default: return false
        }
    }

    fileprivate var childrenFromFrontToBack: [LaidOutNode] {
        switch kind {
        // The content lies in front of what is behind it.
        case .background: children
        // A mask is nowhere seen itself.
        case .mask: Array(children.prefix(1))
        default: childrenFromBackToFront.reversed()
        }
    }
}

extension ResolvedShape {
    fileprivate func isHit(at point: Point, in bounds: Rect) -> Bool {
        let path = VitrineViews.Path(outline.path(in: bounds))
        let place = CGPoint(x: point.x, y: point.y)
        switch ink {
        case .fill(.color(let color), _) where color.alpha <= 0: return false
        case .fill(_, let rule): return path.contains(place, eoFill: rule == .evenOdd)
        case .stroke(.color(let color), _) where color.alpha <= 0: return false
        case .stroke(_, let style): return path.isNear(place, within: style.width / 2)
        }
    }
}
