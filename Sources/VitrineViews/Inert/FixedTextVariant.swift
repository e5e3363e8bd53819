/// The one form of a text, whatever the room for it.
public nonisolated struct FixedTextVariant: TextVariantPreference {}
