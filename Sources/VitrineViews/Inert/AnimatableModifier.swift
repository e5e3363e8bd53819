/// A modifier that could change gradually.
public protocol AnimatableModifier: Animatable, ViewModifier {}
