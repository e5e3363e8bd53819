/// Whose label a text field's is.
public enum TextFieldStyleOwner {}
