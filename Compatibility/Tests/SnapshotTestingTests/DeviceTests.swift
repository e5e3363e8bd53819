import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// The table of devices: size, safe area, scale and width class.
struct DeviceTests {
    private func line(_ config: ViewImageConfig) -> String {
        let (size, safe) = (config.size ?? .zero, config.safeArea)
        let insets = [safe.top, safe.left, safe.bottom, safe.right].map { "\(Int($0))" }
        let width = config.traits.horizontalSizeClass == .regular ? "regular" : "compact"
        return "\(Int(size.width))×\(Int(size.height)) \(insets.joined(separator: "/")) "
            + "@\(Int(config.traits.displayScale))x \(width)"
    }

    @Test(arguments: [
        (ViewImageConfig.iPhoneSe, "320×568 20/0/0/0 @2x compact"),
        (.iPhoneSe(.landscape), "568×320 0/0/0/0 @2x compact"),
        (.iPhone8, "375×667 20/0/0/0 @2x compact"),
        (.iPhone8Plus(.landscape), "736×414 0/0/0/0 @3x regular"),
        (.iPhoneX, "375×812 44/0/34/0 @3x compact"),
        (.iPhoneX(.landscape), "812×375 0/44/24/44 @3x compact"),
        (.iPhoneXsMax(.landscape), "896×414 0/44/24/44 @3x regular"),
        (.iPhoneXr(.landscape), "896×414 0/44/24/44 @2x regular"),
        (.iPhone12, "390×844 47/0/34/0 @3x compact"),
        (.iPhone12Pro(.landscape), "844×390 0/47/21/47 @3x compact"),
        (.iPhone13, "390×844 47/0/34/0 @3x compact"),
        (.iPhone13Mini(.landscape), "812×375 0/50/21/50 @3x compact"),
        (.iPhone13Mini, "375×812 50/0/34/0 @3x compact"),
        (.iPhone12ProMax, "428×926 47/0/34/0 @3x compact"),
        (.iPhone13ProMax(.landscape), "926×428 0/47/21/47 @3x regular"),
        (.iPhone15Pro, "393×852 59/0/34/0 @3x compact"),
        (.iPhone16Pro(.landscape), "874×402 0/62/21/62 @3x compact"),
        (.iPhone17ProMax(.landscape), "956×440 20/62/20/62 @3x regular"),
        (.iPhoneAir(.landscape), "912×420 20/68/29/68 @3x regular"),
    ])
    func `A phone is upright, or lies on its side`(device: ViewImageConfig, expected: String) {
        #expect(line(device) == expected)
        #expect(device.traits.preferredContentSizeCategory == .medium)
    }

    @Test(arguments: [
        (ViewImageConfig.iPadMini, "1024×768 20/0/0/0 @2x regular"),
        (.iPadMini(.portrait), "768×1024 20/0/0/0 @2x regular"),
        (.iPad9_7, "1024×768 20/0/0/0 @2x regular"),
        (.iPadPro11, "1194×834 24/0/20/0 @2x regular"),
        (.iPadPro11(.landscape(splitView: .oneThird)), "375×834 24/0/20/0 @2x compact"),
        (.iPadMini(.landscape(splitView: .oneHalf)), "507×768 20/0/0/0 @2x compact"),
        (.iPadPro12_9(.landscape(splitView: .oneHalf)), "678×1024 20/0/0/0 @2x regular"),
        (.iPad10_2(.landscape(splitView: .twoThirds)), "750×810 20/0/0/0 @2x regular"),
        (.iPadPro10_5(.portrait(splitView: .twoThirds)), "504×1112 20/0/0/0 @2x compact"),
        (.iPadPro12_9(.portrait(splitView: .oneThird)), "375×1366 20/0/0/0 @2x compact"),
        (.iPadMini6(.portrait), "744×1133 24/20/24/20 @2x regular"),
        (.tv, "1920×1080 60/90/60/90 @1x compact"),
        (.tv4K, "3840×2160 120/180/120/180 @1x compact"),
    ])
    func `A tablet lies on its side, or is upright, and its window is a part of it`(
        device: ViewImageConfig, expected: String
    ) {
        #expect(line(device) == expected)
    }

    @Test func `A device's traits can be had without its size`() {
        #expect(UITraitCollection.iPhoneX(.landscape) == ViewImageConfig.iPhoneX(.landscape).traits)
        #expect(UITraitCollection.iPadPro11_Compact_SplitView.horizontalSizeClass == .compact)
    }
}
