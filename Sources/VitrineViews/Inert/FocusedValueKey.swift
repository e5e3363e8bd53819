/// Names a value of the view that is in focus.
public protocol FocusedValueKey {
    associatedtype Value
}
