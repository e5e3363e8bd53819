/// The longest form of a text that there is room for.
public nonisolated struct SizeDependentTextVariant: TextVariantPreference {}
