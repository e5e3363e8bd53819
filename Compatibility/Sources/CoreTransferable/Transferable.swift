public import Foundation
public import Vitrine

/// A value that can be shared, copied and dragged to other apps, which pictures do not have.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation

    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation { InertRepresentation<String>() }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation { InertRepresentation<Data>() }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation { InertRepresentation<URL>() }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        InertRepresentation<AttributedString>()
    }
}

extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation { InertRepresentation<Image>() }
}

extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation { InertRepresentation<Color>() }
}
