import CoreGraphics
public import Foundation

extension UIView {
    /// Puts a view on this one, taking it from where it is, and calls the hierarchy methods of both.
    func insert(_ view: UIView, at index: Int) {
        view.willMove(toSuperview: self)
        view.leaveSuperview()
        let index = min(max(index, 0), subviews.count)
        subviews.insert(view, at: index)
        view.superview = self
        if index < subviews.count - 1 {
            layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        didAddSubview(view)
        view.didMoveToSuperview()
        view.didMoveToWindow()
    }

    /// Takes the focus from what is edited in the view; here nothing has it.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { true }

    /// Leaves the superview's subviews without a call of the hierarchy methods.
    func leaveSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        if let stack = superview as? UIStackView { stack.removeArrangedSubview(self) }
        layer.removeFromSuperlayer()
        self.superview = nil
    }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    /// Where the view's origin lies in the outermost view.
    private var originInRoot: CGPoint {
        let outer = superview?.originInRoot ?? .zero
        return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (originInRoot, view?.originInRoot ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.originInRoot ?? .zero, originInRoot)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Keeps the view as a whole at the side of its superview as its mask says.
    func autoresize(from old: CGSize, to new: CGSize) {
        func stretched(
            _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat,
            _ parts: (start: AutoresizingMask, length: AutoresizingMask, end: AutoresizingMask)
        ) -> (start: CGFloat, length: CGFloat) {
            let lengths = [
                (parts.start, start), (parts.length, length), (parts.end, old - start - length),
            ].filter { autoresizingMask.contains($0.0) }
            guard !lengths.isEmpty else { return (start, length) }
            let whole = lengths.reduce(0) { $0 + $1.1 }
            let difference = new - old
            func change(_ part: AutoresizingMask, _ length: CGFloat) -> CGFloat {
                guard autoresizingMask.contains(part) else { return 0 }
                return whole > 0 ? difference * length / whole : difference / CGFloat(lengths.count)
            }
            return (start + change(parts.start, start), length + change(parts.length, length))
        }
        let x = stretched(
            frame.minX, frame.width, from: old.width, to: new.width,
            (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
        let y = stretched(
            frame.minY, frame.height, from: old.height, to: new.height,
            (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
        frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
}
