import Flexbox
import Foundation
import Synchronization
import VitrineGeometry
import VitrineViews

/// The guides of a user's own that a layout tree has met, with the engine's numbers for them.
///
/// Functions of a user's may ask for guides before all elements are in the tree, hence one registry that they share.
final class CustomGuides: Sendable {
    private let guides = Mutex<[AlignmentKey.CustomAlignment: AlignmentGuide]>([:])

    /// The engine's guide; nothing for a user's guide that no element aligns by or sets.
    func guide(_ key: AlignmentKey) -> AlignmentGuide? {
        switch key {
        case .leading: .leading
        case .horizontalCenter: .horizontalCenter
        case .trailing: .trailing
        case .top: .top
        case .verticalCenter: .verticalCenter
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        case .custom(let custom): guides.withLock { $0[custom] }
        }
    }

    /// The guide that the engine knows by another name.
    func key(_ guide: AlignmentGuide) -> AlignmentKey? {
        let standard: [AlignmentKey] = [
            .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline,
            .lastTextBaseline,
        ]
        return standard.first { self.guide($0) == guide }
            ?? guides.withLock { $0.first { $0.value == guide }?.key }.map { .custom($0) }
    }

    /// Numbers a guide that is not known yet.
    func add(_ custom: AlignmentKey.CustomAlignment) -> AlignmentGuide {
        guides.withLock { guides in
            let guide = AlignmentGuide.custom(
                guides.count, axis: custom.isHorizontal ? .horizontal : .vertical)
            guides[custom] = guide
            return guide
        }
    }
}

extension ViewDimensions {
    init(_ dimensions: GuideDimensions, customGuides: CustomGuides) {
        self.init(
            width: CGFloat(dimensions.size.width), height: CGFloat(dimensions.size.height),
            guide: { key in
                if let guide = customGuides.guide(key) { return CGFloat(dimensions[guide]) }
                guard case .custom(let custom) = key else { return 0 }
                return custom.defaultValue(ViewDimensions(dimensions, customGuides: customGuides))
            },
            explicitGuide: { key in
                customGuides.guide(key).flatMap { dimensions[explicit: $0] }.map { CGFloat($0) }
            })
    }
}
