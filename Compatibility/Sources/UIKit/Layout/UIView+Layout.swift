import CoreGraphics
import Foundation

/// How strongly a view keeps the size of its content.
struct ContentPriorities: Equatable {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalCompression = UILayoutPriority.defaultHigh
    var verticalCompression = UILayoutPriority.defaultHigh

    static let hugging = ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    static let huggingVertically = ContentPriorities(verticalHugging: .defaultHigh)
}

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.horizontalHugging : contentPriorities.verticalHugging
    }

    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.horizontalCompression : contentPriorities.verticalCompression
    }

    /// The direction that content of a kind has in the standard layout.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Whether the view's own frame says where it is, and no constraint.
    var isPlacedByFrame: Bool {
        translatesAutoresizingMaskIntoConstraints && (superview as? UIStackView)?.arranges(self) != true
    }

    /// Places the views inside; tells whether they have changed while they were laid out.
    @discardableResult
    func layOut() -> Bool {
        guard !isLayingOut else { return false }
        isLayingOut = true
        defer { isLayingOut = false }
        for round in 0..<Self.layoutRounds {
            let solution = LayoutRules.solve(self, size: .fixed(bounds.size))
            let shape = LayoutShape(of: self)
            for (view, frame) in solution.frames { view.frame = frame }
            layOutSubviews(of: [self] + solution.frames.map(\.view))
            if LayoutShape(of: self) == shape { return round > 0 }
        }
        return true
    }

    /// How often views are laid out at most that add, move or change others while they are laid out, as a stack that is filled then.
    static var layoutRounds: Int { 4 }

    private func layOutSubviews(of views: [UIView]) {
        for view in views {
            view.willLayOut()
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.layer.layoutSublayers()
            view.layoutSublayers(of: view.layer)
            for layer in view.layer.sublayers ?? [] { layer.layoutIfNeeded() }
            view.controller?.viewDidLayoutSubviews()
            for subview in view.subviews where subview.isPlacedByFrame { subview.layoutIfNeeded() }
        }
    }

    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        LayoutRules.solve(self, size: .fitting(targetSize, horizontal, vertical)).size
    }
}
