/// The content of a component, below or beside its label.
public enum ContentPart<Owner> {}
