@resultBuilder
public enum MapContentBuilder {
    public static func buildBlock(_ content: any MapContent...) -> EmptyMapContent { EmptyMapContent() }

    public static func buildOptional(_ content: (any MapContent)?) -> EmptyMapContent { EmptyMapContent() }

    public static func buildEither(first content: any MapContent) -> EmptyMapContent { EmptyMapContent() }

    public static func buildEither(second content: any MapContent) -> EmptyMapContent { EmptyMapContent() }

    public static func buildArray(_ contents: [any MapContent]) -> EmptyMapContent { EmptyMapContent() }
}
