public import Foundation
public import UniformTypeIdentifiers
public import Vitrine

/// What a view does with what is dropped on it, which is nothing here.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }

    public func dropEntered(info: DropInfo) {}

    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    public func dropExited(info: DropInfo) {}
}

public struct DropInfo {
    public let location: CGPoint

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

    public func hasItemsConforming(to types: [String]) -> Bool { false }

    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }

    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}
