// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is that of Apple's systems.

/// The greatest number of its type, which the C library has on Apple's systems.
public let MAXFLOAT = Float.greatestFiniteMagnitude
