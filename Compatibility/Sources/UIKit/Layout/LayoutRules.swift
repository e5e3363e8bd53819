import CoreGraphics
import Foundation

/// The rules of a tree of views, gathered and solved.
///
/// Of rules of one priority that contradict each other those hold that were said first where they are required; the others give way by as
/// little as they can in sum.
@MainActor
struct LayoutRules {
    private struct Rule: Equatable {
        var expression: LinearSystem.Expression
        var relation: NSLayoutConstraint.Relation
        var priority: Float
        var order: Int
    }

    private var rules: [Rule] = []
    private var items: [ObjectIdentifier: Int] = [:]
    private var views: [UIView] = []
    /// The widths that contents which wrap have had in a first solution.
    private var widths: [ObjectIdentifier: CGFloat] = [:]
    private let root: UIView

    /// The frames of the views that have been laid out, in their superviews, and the root's size.
    struct Solution {
        var frames: [(view: UIView, frame: CGRect)] = []
        var size: CGSize
    }

    /// How the root's size is found.
    enum RootSize {
        case fixed(CGSize)
        /// As near to a size as the rules let it, with priorities for width and height.
        case fitting(CGSize, UILayoutPriority, UILayoutPriority)
    }

    static func solve(_ root: UIView, size: RootSize) -> Solution {
        var rules = LayoutRules(root: root)
        rules.gather(size)
        let first = rules.solution()
        // Texts that wrap have their height only once their width is known.
        var second = LayoutRules(root: root)
        for (view, frame) in first.frames { second.widths[ObjectIdentifier(view)] = frame.width }
        second.widths[ObjectIdentifier(root)] = first.size.width
        second.gather(size)
        // Most trees have no such text.
        return second.rules == rules.rules ? first : second.solution()
    }

    private init(root: UIView) {
        self.root = root
    }

    private mutating func index(of item: AnyObject) -> Int {
        if let index = items[ObjectIdentifier(item)] { return index }
        let index = items.count
        items[ObjectIdentifier(item)] = index
        if let guide = item as? UILayoutGuide, let view = guide.owningView, let insets = guide.insets {
            pin(guide, to: view, insets(view))
        }
        return index
    }

    private mutating func pin(_ guide: UILayoutGuide, to view: UIView, _ insets: UIEdgeInsets) {
        equal(edge(guide, .left), edge(view, .left), Double(insets.left))
        equal(edge(guide, .top), edge(view, .top), Double(insets.top))
        equal(edge(guide, .right), edge(view, .right), Double(-insets.right))
        equal(edge(guide, .bottom), edge(view, .bottom), Double(-insets.bottom))
    }

    /// A place or a length of an item in the root's points.
    private mutating func edge(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
    ) -> LinearSystem.Expression {
        let index = index(of: item) * 4
        let (x, y) = (LinearSystem.Expression.variable(index), LinearSystem.Expression.variable(index + 1))
        let (width, height) = (
            LinearSystem.Expression.variable(index + 2), LinearSystem.Expression.variable(index + 3)
        )
        let margins = (item as? UIView)?.layoutMargins ?? .zero
        func moved(_ expression: LinearSystem.Expression, _ distance: CGFloat) -> LinearSystem.Expression {
            expression + LinearSystem.Expression(constant: Double(distance))
        }
        let isReversed =
            (NSLayoutConstraint.view(of: item) ?? root).effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .left: return x
        case .right: return x + width
        case .leading: return isReversed ? x + width : x
        case .trailing: return isReversed ? x : x + width
        case .top: return y
        case .bottom: return y + height
        case .width: return width
        case .height: return height
        case .centerX, .centerXWithinMargins: return x + width * 0.5
        case .centerY, .centerYWithinMargins: return y + height * 0.5
        case .firstBaseline: return moved(y, (item as? UIView)?.firstBaseline ?? 0)
        case .lastBaseline: return moved(y + height, -((item as? UIView)?.lastBaselineDistance ?? 0))
        case .leftMargin, .leadingMargin: return moved(x, margins.left)
        case .rightMargin, .trailingMargin: return moved(x + width, -margins.right)
        case .topMargin: return moved(y, margins.top)
        case .bottomMargin: return moved(y + height, -margins.bottom)
        case .notAnAttribute: return LinearSystem.Expression()
        }
    }

    private mutating func add(
        _ expression: LinearSystem.Expression, _ relation: NSLayoutConstraint.Relation = .equal,
        priority: Float = 1000
    ) {
        rules.append(Rule(expression: expression, relation: relation, priority: priority, order: rules.count))
    }

    private mutating func equal(
        _ left: LinearSystem.Expression, _ right: LinearSystem.Expression, _ distance: Double = 0,
        priority: Float = 1000
    ) {
        add(left - right - LinearSystem.Expression(constant: distance), priority: priority)
    }

    private mutating func gather(_ size: RootSize) {
        equal(edge(root, .left), LinearSystem.Expression(), 0, priority: 1001)
        equal(edge(root, .top), LinearSystem.Expression(), 0, priority: 1001)
        switch size {
        case .fixed(let size):
            equal(edge(root, .width), LinearSystem.Expression(), Double(size.width), priority: 1001)
            equal(edge(root, .height), LinearSystem.Expression(), Double(size.height), priority: 1001)
        case .fitting(let size, let horizontal, let vertical):
            equal(
                edge(root, .width), LinearSystem.Expression(), Double(size.width),
                priority: horizontal.rawValue)
            equal(
                edge(root, .height), LinearSystem.Expression(), Double(size.height),
                priority: vertical.rawValue)
        }
        gather(root)
    }

    private mutating func gather(_ view: UIView) {
        views.append(view)
        view.updateConstraints()
        gatherContent(of: view)
        if let stack = view as? UIStackView { gather(stack) }
        if let scroll = view as? UIScrollView {
            equal(edge(scroll.contentLayoutGuide, .left), edge(scroll, .left))
            equal(edge(scroll.contentLayoutGuide, .top), edge(scroll, .top))
        }
        for constraint in view.constraints { gather(constraint) }
        for subview in view.subviews {
            if subview.isPlacedByFrame {
                let frame = subview.frame
                equal(edge(subview, .left), edge(view, .left), Double(frame.minX), priority: 1001)
                equal(edge(subview, .top), edge(view, .top), Double(frame.minY), priority: 1001)
                equal(edge(subview, .width), LinearSystem.Expression(), Double(frame.width), priority: 1001)
                equal(edge(subview, .height), LinearSystem.Expression(), Double(frame.height), priority: 1001)
            } else {
                gather(subview)
            }
        }
    }

    /// The content's own size: it would rather not grow, and still less shrink. A constraint that is required goes before a content
    /// that must not shrink, as recorded on iOS; no view is less than empty.
    private mutating func gatherContent(of view: UIView) {
        add(edge(view, .width), .greaterThanOrEqual, priority: 1001)
        add(edge(view, .height), .greaterThanOrEqual, priority: 1001)
        let size = view.contentSize(fitting: widths[ObjectIdentifier(view)])
        let priorities = view.contentPriorities
        let axes: [(NSLayoutConstraint.Attribute, CGFloat, UILayoutPriority, UILayoutPriority)] = [
            (.width, size.width, priorities.horizontalHugging, priorities.horizontalCompression),
            (.height, size.height, priorities.verticalHugging, priorities.verticalCompression),
        ]
        for (attribute, length, hugging, compression) in axes where length >= 0 {
            let rest = edge(view, attribute) - LinearSystem.Expression(constant: Double(length))
            add(rest, .lessThanOrEqual, priority: min(hugging.rawValue, 999.5))
            add(rest, .greaterThanOrEqual, priority: min(compression.rawValue, 999.5))
        }
    }

    private mutating func gather(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        var right = LinearSystem.Expression(constant: Double(constraint.constant))
        if let second = constraint.secondItem {
            let item = contentItem(second, constraint.secondAttribute, beside: first)
            right = right + edge(item, constraint.secondAttribute) * Double(constraint.multiplier)
        }
        let item = contentItem(first, constraint.firstAttribute, beside: constraint.secondItem)
        add(
            edge(item, constraint.firstAttribute) - right, constraint.relation,
            priority: constraint.priority.rawValue)
    }

    /// What an edge of a scroll view means to the views inside: its content's. Its length and its centre are its own, as recorded on iOS.
    private func contentItem(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
    ) -> AnyObject {
        let own: [NSLayoutConstraint.Attribute] = [.width, .height, .centerX, .centerY]
        guard let scroll = item as? UIScrollView, !own.contains(attribute),
            let view = NSLayoutConstraint.view(of: other), view !== scroll, view.isDescendant(of: scroll)
        else { return item }
        return scroll.contentLayoutGuide
    }

    private mutating func gather(_ stack: UIStackView) {
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        let isVertical = stack.axis == .vertical
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isVertical ? (.top, .bottom) : (.leading, .trailing)
        let (crossStart, crossEnd): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isVertical ? (.leading, .trailing) : (.top, .bottom)
        let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let sign: Double =
            !isVertical && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let inset = isVertical ? (margins.top, margins.bottom) : (margins.left, margins.right)
        let crossInset = isVertical ? (margins.left, margins.right) : (margins.top, margins.bottom)
        guard let first = views.first, let last = views.last else { return }
        equal(edge(first, start), edge(stack, start), sign * Double(inset.0))
        equal(edge(last, end), edge(stack, end), -sign * Double(inset.1))
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = edge(next, start) - edge(view, end)
            let spacing = LinearSystem.Expression(constant: sign * Double(stack.spacing(after: view)))
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: add(gap - spacing)
            case .equalSpacing:
                add((gap - spacing) * sign, .greaterThanOrEqual)
                equal(gap, edge(views[1], start) - edge(first, end), priority: 999)
            case .equalCentering:
                add((gap - spacing) * sign, .greaterThanOrEqual)
                let center: NSLayoutConstraint.Attribute = isVertical ? .centerY : .centerX
                equal(
                    edge(next, center) - edge(view, center),
                    edge(views[1], center) - edge(first, center), priority: 998)
            }
            if stack.distribution == .fillEqually { equal(edge(next, length), edge(view, length)) }
        }
        if stack.distribution == .fillProportionally {
            let sizes = views.map { view -> Double in
                let size = view.contentSize(fitting: nil)
                return max(Double(isVertical ? size.height : size.width), 1)
            }
            for index in views.indices.dropFirst() {
                equal(
                    edge(views[index], length) * sizes[0], edge(views[0], length) * sizes[index],
                    priority: 999)
            }
        }
        for view in views {
            let before = (edge(view, crossStart) - edge(stack, crossStart)) * (isVertical ? sign : 1)
            let after = edge(stack, crossEnd) - edge(view, crossEnd)
            let startInset = LinearSystem.Expression(constant: Double(crossInset.0))
            let endInset = LinearSystem.Expression(constant: Double(crossInset.1))
            let isFilling = stack.alignment == .fill
            let isAtStart = isFilling || stack.alignment == .leading || stack.alignment == .firstBaseline
            let isAtEnd = isFilling || stack.alignment == .trailing || stack.alignment == .lastBaseline
            add(before - startInset, isAtStart ? .equal : .greaterThanOrEqual)
            add(after - endInset, isAtEnd ? .equal : .greaterThanOrEqual)
            if stack.alignment == .center { equal(before - startInset, after - endInset) }
        }
    }

    private func solution() -> Solution {
        let areApart = rules.allSatisfy { PlaneSystem.axis(of: $0.expression) != nil }
        var system = PlaneSystem(axesAreApart: areApart)
        for rule in rules.sorted(by: { ($0.priority, -$0.order) > ($1.priority, -$1.order) }) {
            system.add(rule.expression, rule.relation.toZero, priority: rule.priority)
        }
        settle(&system)
        return read(system)
    }

    /// Decides what no rule does: a length that is free is nothing, a place the start of the view around.
    private func settle(_ system: inout PlaneSystem) {
        let known = Dictionary(
            views.compactMap { view in items[ObjectIdentifier(view)].map { ($0, view) } },
            uniquingKeysWith: { first, _ in first })
        for index in 0..<items.count {
            let outer = known[index]?.superview.flatMap { items[ObjectIdentifier($0)] }
            for part in [2, 3, 0, 1] where system.value(of: index * 4 + part) == nil {
                let start = part < 2 ? outer.map { LinearSystem.Expression.variable($0 * 4 + part) } : nil
                system.add(
                    .variable(index * 4 + part) - (start ?? LinearSystem.Expression()), priority: 1001)
            }
        }
    }

    private func read(_ system: PlaneSystem) -> Solution {
        func rect(_ view: UIView) -> CGRect {
            guard let index = items[ObjectIdentifier(view)] else { return view.frame }
            let numbers = (0..<4).map { part in
                CGFloat(system.value(of: index * 4 + part) ?? 0)
            }
            return CGRect(
                x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
        }
        let size = rect(root).size
        let frames = views.dropFirst().map { view in
            let outer = view.superview.map(rect) ?? .zero
            return (view, rect(view).offsetBy(dx: -outer.minX, dy: -outer.minY))
        }
        return Solution(frames: frames, size: size)
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var toZero: LinearSystem.Relation {
        switch self {
        case .lessThanOrEqual: .atMost
        case .equal: .equal
        case .greaterThanOrEqual: .atLeast
        }
    }
}
