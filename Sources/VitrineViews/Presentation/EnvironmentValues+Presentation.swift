extension EnvironmentValues {
    /// How many presentations the view lies in.
    package var presentationDepth: Int {
        get { self[PresentationDepthKey.self] }
        set { self[PresentationDepthKey.self] = newValue }
    }

    /// Whether the view lies in a sheet, a popover or on a screen that has been pushed.
    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in
                if mode.isDismissed { MainActor.assumeIsolated { dismiss() } }
            })
    }
}

private enum PresentationDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
