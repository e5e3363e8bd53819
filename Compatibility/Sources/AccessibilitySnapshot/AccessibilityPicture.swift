import SnapshotTesting
import SwiftUI
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineRendering

/// A view with its accessible elements marked, and beside it what VoiceOver says of them.
@MainActor
struct AccessibilityPicture {
    struct Options {
        var activationPoints = AccessibilityContentDisplayMode.whenOverridden
        var isMonochrome = true
        var colors: [UIColor] = []
    }

    /// What is marked, as it is drawn without marks.
    let plain: ViewPicture
    let options: Options

    func image() throws -> UIImage {
        let composed = try plain.compose()
        let size = CGSize(width: composed.displayList.size.width, height: composed.displayList.size.height)
        let elements = composed.accessibility.flatMap(\.leaves)
        let marked = MarkedView(
            content: AnyView(plain.view), size: size,
            marks: elements.enumerated().map {
                ElementMark(number: $0 + 1, element: $1, options: options)
            },
            isMonochrome: options.isMonochrome)
        return try ViewPicture(view: marked, extent: .ideal, traits: plain.traits, backdrop: .system).image()
    }
}

extension AccessibilityElement {
    /// The elements that are spoken: those that a container holds, or the element itself.
    fileprivate var leaves: [AccessibilityElement] {
        children.isEmpty ? [self] : children.flatMap(\.leaves)
    }
}

/// How an element is marked.
struct ElementMark: Identifiable {
    let number: Int
    let frame: CGRect
    let color: Color
    /// Where a finger touches the element, if that is shown.
    let activationPoint: CGPoint?
    let spoken: SpokenDescription
    let actions: [String]

    var id: Int { number }

    init(number: Int, element: AccessibilityElement, options: AccessibilityPicture.Options) {
        self.number = number
        let box = element.frame
        frame = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
        color = Self.color(of: number, among: options.colors)
        let point = element.activationPoint
        let isShown =
            switch options.activationPoints {
            case .always: true
            case .whenOverridden: point != box.center
            case .never: false
            }
        activationPoint = isShown ? CGPoint(x: point.x, y: point.y) : nil
        spoken = SpokenDescription(of: element)
        actions = element.actions
    }

    private static func color(of number: Int, among colors: [UIColor]) -> Color {
        if !colors.isEmpty { return Color(uiColor: colors[(number - 1) % colors.count]) }
        let palette = [0x8B57CE, 0x248BCF, 0x387F7F, 0xAE4472, 0xDC4F56, 0x804043, 0x499460, 0x4F6292]
        let color = palette[(number - 1) % palette.count]
        return Color(
            red: Double(color >> 16) / 255, green: Double(color >> 8 & 0xff) / 255,
            blue: Double(color & 0xff) / 255)
    }
}
