public import SwiftUI

/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a tip.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let actions: [Tips.Action]

    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
}

/// The look of a tip of which none is said: a card with its picture beside its texts, its actions below them.
public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipBackground) private var backdrop
    @Environment(\.tipCornerRadius) private var cornerRadius
    @Environment(\.tipImageSize) private var imageSize

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            configuration.image?.resizable().scaledToFit()
                .frame(width: imageSize.width, height: imageSize.height)
                .foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 0) {
                configuration.title?.font(.headline)
                configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                ForEach(Array(configuration.actions.enumerated()), id: \.offset) { _, action in
                    Divider().padding(.vertical, 8)
                    Button(action: action.perform) { action.label().font(.subheadline) }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "xmark").font(.subheadline.weight(.semibold)).foregroundStyle(.tertiary)
        }
        .padding(16)
        .background(
            backdrop ?? AnyShapeStyle(.quaternary.opacity(0.5)),
            in: RoundedRectangle(cornerRadius: cornerRadius))
    }
}
