/// What would be asked of a text's lines; none is.
public protocol NSLayoutManagerDelegate: AnyObject {}
