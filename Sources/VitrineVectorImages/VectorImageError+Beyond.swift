extension VectorImageError {
    /// Whether the file may be right, and only cannot be drawn as outlines.
    public var isBeyondOutlines: Bool {
        switch self {
        case .unsupportedElement, .unsupportedAttribute, .unsupportedValue, .groupOpacity,
            .unevenStroke,
            .unsupportedSelector:
            true
        case .tooLarge, .notUTF8, .declaredEncoding, .documentType, .tooDeep, .malformed, .notSVG,
            .missingViewBox, .unreadableValue, .unknownReference, .missingAttribute, .unsupportedRule,
            .malformedStyle, .unreadablePDF, .externalReference, .mixedColors, .undeclaredFont, .tooElaborate,
            .undrawable:
            false
        }
    }
}
