/// The icon of a component.
public enum IconPart<Owner> {}
