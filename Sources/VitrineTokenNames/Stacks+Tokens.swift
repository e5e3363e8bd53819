public import VitrineViews

// Distances that are tokens.
extension HStack {
    /// Arranges views in a row with a token's length between them.
    public init<Token: DimensionToken>(
        alignment: VerticalAlignment = .center, spacing: Token, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacingToken: spacing.rawValue, content: content)
    }
}

extension VStack {
    /// Arranges views in a column with a token's length between them.
    public init<Token: DimensionToken>(
        alignment: HorizontalAlignment = .center, spacing: Token, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacingToken: spacing.rawValue, content: content)
    }
}

extension Flex {
    /// Arranges views with a token's length between items and between lines.
    public init<Token: DimensionToken>(
        _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap, justify: FlexDistribution = .start,
        align: FlexAlignment = .stretch, alignContent: FlexDistribution = .stretch, gap: Token,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            direction, wrap: wrap, justify: justify, align: align, alignContent: alignContent,
            gapToken: gap.rawValue, content: content)
    }
}
