public import CoreGraphics
public import Foundation

public enum PHAssetMediaType: Int, Sendable {
    case unknown, image, video, audio
}

/// A picture of a device, of which there is none.
open class PHAsset: NSObject {
    open var localIdentifier: String { "" }
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var duration: TimeInterval { 0 }
    open var creationDate: Date? { nil }
    open var isFavorite: Bool { false }

    public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }

    public static func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    public static func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What of a device's pictures is asked for.
open class PHFetchOptions: NSObject {
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
}

/// What there is of what was asked for: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }

    open func object(at index: Int) -> ObjectType {
        preconditionFailure("there are no pictures on the device, so that none has the index \(index)")
    }

    open func enumerateObjects(
        _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
