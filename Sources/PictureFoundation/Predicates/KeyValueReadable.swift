/// An object that returns its values by name, as objects do through the Objective-C runtime.
public protocol KeyValueReadable {
    func value(forKey key: String) -> Any?
}
