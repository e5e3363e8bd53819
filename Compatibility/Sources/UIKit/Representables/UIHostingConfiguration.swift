public import Foundation
public import Vitrine

/// What a cell shows; cells are not drawn here.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    func makeContentView() -> UIView
}

/// Views of the view language as the content of a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    public func background<NewBackground: View>(@ViewBuilder content: () -> NewBackground)
        -> UIHostingConfiguration<Content, NewBackground>
    {
        UIHostingConfiguration<Content, NewBackground>(content: self.content, background: content())
    }

    public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }

    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration { self }

    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }

    public func makeContentView() -> UIView {
        _UIHostingView(rootView: content.background { background })
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
    }
}
