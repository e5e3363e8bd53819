// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// The pictures of a device, of which there are none; nobody is asked for them.
open class PHPhotoLibrary: NSObject {
    /// One that remembers nothing, as good as any other.
    public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }

    /// Nothing is changed, and the handler is not called.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {}

    public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }

    public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        .notDetermined
    }

    public static func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {}

    public static func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {}

    public static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        .notDetermined
    }
}
