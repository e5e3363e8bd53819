public import Foundation

nonisolated extension View {
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
        recognizing(ViewGesture(gesture, .standard, including: mask))
    }

    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        recognizing(isEnabled ? ViewGesture(gesture, .standard) : nil)
    }

    public func highPriorityGesture<G: Gesture>(
        _ gesture: G, including mask: GestureMask = .all
    ) -> some View {
        recognizing(ViewGesture(gesture, .high, including: mask))
    }

    public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        recognizing(isEnabled ? ViewGesture(gesture, .high) : nil)
    }

    public func simultaneousGesture<G: Gesture>(
        _ gesture: G, including mask: GestureMask = .all
    ) -> some View {
        recognizing(ViewGesture(gesture, .simultaneous, including: mask))
    }

    public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        recognizing(isEnabled ? ViewGesture(gesture, .simultaneous) : nil)
    }

    /// A gesture with a name that tells it from others in what UIKit is asked; here it is without effect.
    public func gesture<G: Gesture>(_ gesture: G, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// A gesture with a name that tells it from others in what UIKit is asked; here it is without effect.
    public func highPriorityGesture<G: Gesture>(
        _ gesture: G, name: String, isEnabled: Bool = true
    ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }

    /// A gesture with a name that tells it from others in what UIKit is asked; here it is without effect.
    public func simultaneousGesture<G: Gesture>(
        _ gesture: G, name: String, isEnabled: Bool = true
    ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }

    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// SwiftUI's own gesture of buttons, which packages use though its name has an underscore.
    // swift-format-ignore: NoLeadingUnderscores
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onTapGesture {
            pressing?(true)
            action()
            pressing?(false)
        }
    }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .onChanged { _ in onPressingChanged?(true) }
                .onEnded { _ in
                    onPressingChanged?(false)
                    action()
                })
    }

    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Whether touches find the view and those inside; where not, they find what lies behind.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        interaction(.hitTesting(enabled))
    }

    /// Makes a shape the area in which touches find the view.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        interaction(.contentShape(shape, isEvenOdd: eoFill))
    }

    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modified(
            by: .interactions(kind.contains(.interaction) ? [.contentShape(shape, isEvenOdd: eoFill)] : []))
    }

    /// Without effect on pictures and tests.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
