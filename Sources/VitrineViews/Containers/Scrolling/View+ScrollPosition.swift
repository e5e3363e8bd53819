nonisolated extension View {
    /// Ties the position of the next scroll view inside to the id of a view in its `scrollTargetLayout()`: a new id scrolls
    /// to its view, and the binding has the id of the view at the anchor, by default at the beginning of the window, after
    /// a person, or a test in their place, has scrolled.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        changingEnvironment { environment in
            environment.scrollControl.request = id.wrappedValue.map {
                ScrollRequest(.view(AnyHashable($0)), anchor: anchor)
            }
            environment.scrollControl.anchor = anchor
            environment.scrollControl.tell = { id.wrappedValue = $0?.base as? ID }
        }
    }

    /// Ties the position of the next scroll view inside to a value, which says where to scroll to, and where a person, or a
    /// test in their place, has scrolled to; ids are those of views in a `scrollTargetLayout()`.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        changingEnvironment { environment in
            environment.scrollControl.request = position.wrappedValue.request(anchor: anchor)
            environment.scrollControl.anchor = anchor
            environment.scrollControl.tell = { position.wrappedValue = .user(at: $0) }
        }
    }

    /// Makes the views inside those that a `scrollPosition(id:anchor:)` around tells of and scrolls to.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modified(by: .interactions(isEnabled ? [.scrollTargetLayout] : []))
    }

    /// The part of the content that the next scroll view inside shows at first, and while its content grows, until it is
    /// scrolled.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        changingEnvironment { $0.scrollControl.startAnchor = anchor }
    }

    /// Says where a scroll view begins; that of another role is without effect.
    @ViewBuilder public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
        -> some View
    {
        if role == .initialOffset { defaultScrollAnchor(anchor) } else { self }
    }
}
