nonisolated extension View {
    /// The padding that suits a scene; on iOS the system's own.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// The padding that suits a scene; on iOS the system's own, whichever is asked for.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}
