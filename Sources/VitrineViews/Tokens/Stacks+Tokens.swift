import Foundation

// Distances that are tokens.
extension HStack {
    /// Arranges views in a row with a token's length between them.
    package init(
        alignment: VerticalAlignment = .center, spacingToken: String, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, content: content)
        self.token = spacingToken
    }
}

extension VStack {
    /// Arranges views in a column with a token's length between them.
    package init(
        alignment: HorizontalAlignment = .center, spacingToken: String, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, content: content)
        self.token = spacingToken
    }
}

extension Flex {
    /// Arranges views with a token's length between items and between lines.
    package init(
        _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap, justify: FlexDistribution = .start,
        align: FlexAlignment = .stretch, alignContent: FlexDistribution = .stretch, gapToken: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            direction, wrap: wrap, justify: justify, align: align, alignContent: alignContent,
            content: content)
        self.token = gapToken
    }
}

extension Primitive {
    /// A stack whose distance is a token.
    @MainActor static func spaced(
        by token: String, as properties: [String] = ["spacing"], _ make: @escaping (CGFloat) -> any View
    ) -> Primitive {
        .deferred { make($0.environment.tokens.length(token)).noting(token, for: properties) }
    }
}

nonisolated extension View {
    fileprivate func noting(_ token: String, for properties: [String]) -> any View {
        modified(by: .tokens(Dictionary(uniqueKeysWithValues: properties.map { ($0, [token]) })))
    }
}
