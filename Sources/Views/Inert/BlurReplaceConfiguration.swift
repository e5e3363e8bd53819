/// Which way a view that is replaced goes; nothing moves in a picture.
public nonisolated enum BlurReplaceConfiguration: Hashable, Sendable { case downUp, upUp }
