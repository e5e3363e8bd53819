/// Views with a header and a footer; a list or form groups them.
public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    /// Nothing for a section that is always open.
    private var expansion: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    package var primitive: Primitive {
        .deferred { context in
            let identity = context.identity
            let isShown = expansion?.wrappedValue != false
            let header = header.keepingRowInsets()
                .trait(SectionTrait.self, .init(identity: identity, role: .header))
                .trait(ExpansionTrait.self, expansion)
            let content = content.trait(SectionTrait.self, .init(identity: identity, role: .content))
            let footer = footer.keepingRowInsets()
                .trait(SectionTrait.self, .init(identity: identity, role: .footer))
            let parts = { (rows: [any View]) in
                TupleView((), elements: ([header] + (isShown ? rows : []) + [footer]).map { .init(view: $0) })
            }
            guard let actions = context.environment.sectionActions else { return parts([content]) }
            // They are not those of sections inside.
            return parts([
                content, actions.trait(SectionTrait.self, .init(identity: identity, role: .content)),
            ])
            .changingEnvironment { $0.sectionActions = nil }
        }
    }
}

nonisolated extension View {
    /// Tells the insets of a header or a footer from those that are said of the rows of its section.
    fileprivate func keepingRowInsets() -> Modified<Self> {
        modified(by: .trait { $0[HeadingInsetsTrait.self] = $0[RowInsetsTrait.self] })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }

    /// A section that is shown while it is expanded; in a list of a sidebar's style its header opens and closes it.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A section that is shown while it is expanded; in a list of a sidebar's style its header opens and closes it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that is shown while it is expanded; in a list of a sidebar's style its header opens and closes it.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
        self.expansion = isExpanded
    }
}
