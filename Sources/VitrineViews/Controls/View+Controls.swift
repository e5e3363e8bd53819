nonisolated extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View {
        changingEnvironment { $0.controlSize = controlSize }
    }

    public func labelsHidden() -> some View {
        changingEnvironment { $0.labelsAreHidden = true }
    }

    public func labelsVisibility(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.labelsAreHidden = visibility == .hidden }
    }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        changingEnvironment { $0.buttonBorderShape = shape }
    }

    /// Makes controls inside inactive; one that is disabled further out stays so.
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }
}
