/// The label of a component's value, such as the current one of a gauge.
public enum ValuePart<Owner> {}
