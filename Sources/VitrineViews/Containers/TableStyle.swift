/// The look of tables; here each is the same.
public nonisolated protocol TableStyle: Sendable {}

nonisolated extension View {
    /// Without effect: tables have one look.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

    /// Without effect: a table shows its columns' titles where there is room for columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
