public import CoreGraphics
public import Foundation

/// Something of an object that takes time to find out.
public struct AVAsyncProperty<Root, Value>: Sendable {
    fileprivate init() {}
}

extension AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> {
    public static var value: Self { Self() }
}

extension AVAsyncProperty<AVMetadataItem, String?> {
    public static var stringValue: Self { Self() }
}

extension AVAsyncProperty<AVMetadataItem, NSNumber?> {
    public static var numberValue: Self { Self() }
}

extension AVAsyncProperty<AVMetadataItem, Date?> {
    public static var dateValue: Self { Self() }
}

extension AVAsyncProperty<AVMetadataItem, Data?> {
    public static var dataValue: Self { Self() }
}

extension AVAsyncProperty<AVAssetTrack, CGSize> {
    public static var naturalSize: Self { Self() }
}

extension AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    public static var preferredTransform: Self { Self() }
}

extension AVAsyncProperty<AVAssetTrack, Float> {
    public static var nominalFrameRate: Self { Self() }
    public static var estimatedDataRate: Self { Self() }
}

extension AVAsyncProperty<AVAssetTrack, Bool> {
    public static var isPlayable: Self { Self() }
    public static var isEnabled: Self { Self() }
}
