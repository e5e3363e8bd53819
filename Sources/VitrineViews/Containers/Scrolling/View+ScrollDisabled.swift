nonisolated extension View {
    /// Keeps people, and with them a test, from scrolling; proxies and positions scroll all the same.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        changingEnvironment { if disabled { $0.isScrollEnabled = false } }
    }
}
