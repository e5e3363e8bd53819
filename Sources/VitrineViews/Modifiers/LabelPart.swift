/// A part for several views of one component.
public enum LabelPart<Owner> {}
