/// Shows a view beside its source; a catalogue of the module takes it in.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a view beside its source, with traits such as its size; a catalogue of the module takes it in.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a variable at the beginning of a `#Preview` be a dynamic property, such as a `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Makes a value of the environment (or of a transaction, …) of a variable with its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// Makes the default of a value that says no type; `@Entry` writes it.
@attached(accessor, names: named(get))
public macro __EntryDefaultValue() = #externalMacro(module: "PreviewMacros", type: "EntryDefaultValueMacro")

/// Makes a type `Animatable`; a picture shows where animations end, so that no value of it is animated.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "AnimatableMacro")

/// Keeps a property from being animated, as all are in a picture.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "PropertyNoteMacro")
