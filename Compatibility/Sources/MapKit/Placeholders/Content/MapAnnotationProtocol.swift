/// What an element of a map's list shows, as maps had it before their content was built.
public protocol MapAnnotationProtocol {}
