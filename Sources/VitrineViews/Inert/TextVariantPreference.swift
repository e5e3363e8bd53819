/// Which of several forms of a text would be shown.
public nonisolated protocol TextVariantPreference: Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

nonisolated extension Text {
    /// Without effect: a text has one form.
    public func textVariant(_ preference: some TextVariantPreference) -> some View { self }
}
