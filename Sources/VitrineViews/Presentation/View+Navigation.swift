public import Foundation

nonisolated extension View {
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        let title = Text(titleKey)
        return barContents { $0.title = title }
    }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let title = Text(title)
        return barContents { $0.title = title }
    }

    public func navigationTitle(_ title: Text) -> some View {
        barContents { $0.title = title }
    }

    public func navigationTitle(_ title: Binding<String>) -> some View {
        let title = Text(verbatim: title.wrappedValue)
        return barContents { $0.title = title }
    }

    /// Without effect: no menu of a title is opened.
    public func navigationDocument(_ url: URL) -> some View { self }

    /// Shows the bar without it, with a finding.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { missingSubtitle }

    /// Shows the bar without it, with a finding.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { missingSubtitle }

    private var missingSubtitle: some View { snapshotFinding("a bar's subtitle is not shown") }

    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        let title = Text(titleKey)
        return barContents { $0.title = title }
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        let title = Text(title)
        return barContents { $0.title = title }
    }

    public func navigationBarTitle(_ title: Text) -> some View {
        barContents { $0.title = title }
    }

    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        barContents {
            $0.title = title
            $0.titleDisplay = displayMode
        }
    }

    /// Whether the title has an area of its own; `automatic` is as on the screen before, and large on the first one.
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        barContents { $0.titleDisplay = displayMode }
    }

    public func navigationBarHidden(_ hidden: Bool) -> some View {
        barAppearance(of: [.navigationBar]) { $0.visibility = hidden ? .hidden : .visible }
    }

    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        barContents { $0.hidesBackButton = hidesBackButton }
    }

    /// What the way back to the screen is called, if not by its title: for the screens of UIKit, which can say that.
    public func navigationBackTitle(_ title: Text?) -> some View {
        barContents { $0.backTitle = title }
    }

    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading, trailing: Trailing
    ) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        items([ToolbarEntry(placement: .topBarLeading, content: leading)])
    }

    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        items([ToolbarEntry(placement: .topBarTrailing, content: trailing)])
    }

    /// The width of the column, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        collecting { values, _ in values[ColumnWidthKey.self] = width }
    }

    /// The width of the column, in points, which is the ideal one: columns are not dragged.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(ideal)
    }

    public func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
    ) -> some View {
        navigationDestinations { destinations in
            destinations.views.append { value in
                (value.base as? Data).map { MadeViewOfValue(value: $0, make: destination) }
            }
        }
    }

    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
    ) -> some View {
        let view = destination()
        return Pushing(base: self, isPushed: isPresented) { view }
    }

    public func navigationDestination<Item: Hashable, Content: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
    ) -> some View {
        Pushing(base: self, isPushed: item.isPresent()) {
            item.wrappedValue.map { MadeViewOfValue(value: $0, make: destination) }
        }
    }

    /// Without effect: pictures have no status bar.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Without effect: pictures have no status bar.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Without effect: pictures have no overlays of the system.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// A view that puts a screen on top of its own as long as a property says so.
private struct Pushing<Base: View>: PrimitiveView {
    let base: Base
    let isPushed: Binding<Bool>
    let destination: () -> any View

    var primitive: Primitive {
        .deferred { [self] context in
            let identity = context.identity
            return base.navigationDestinations { destinations in
                guard isPushed.wrappedValue else { return }
                let screen = PushedScreen(
                    id: identity, view: destination(), dismiss: { isPushed.wrappedValue = false })
                destinations.pushed.append(screen)
            }
        }
    }
}
