/// A mark at an end of a scale, such as the least value of a gauge.
public enum MarkPart<Owner> {}
