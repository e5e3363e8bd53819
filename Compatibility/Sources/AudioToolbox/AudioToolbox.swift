// What plays a system's sound; AVFoundation, which brings this module along on Apple's systems, has it here.
@_exported public import AVFoundation
