/// What shows the value of a component, such as the current one of a gauge.
public enum ValuePart<Owner> {}
