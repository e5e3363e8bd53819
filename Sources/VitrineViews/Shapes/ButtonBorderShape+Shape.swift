public import Foundation

extension ButtonBorderShape: InsettableShape {
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 8).path(in: rect)
        case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

extension Shape where Self == ButtonBorderShape {
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
