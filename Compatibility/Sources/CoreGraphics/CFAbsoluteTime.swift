// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

import PictureFoundation

/// The time of the picture, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.now.timeIntervalSinceReferenceDate }
