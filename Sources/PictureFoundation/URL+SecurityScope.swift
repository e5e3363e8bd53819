public import Foundation

// Files may be read without being asked for here.
extension URL {
    public func startAccessingSecurityScopedResource() -> Bool { true }

    public func stopAccessingSecurityScopedResource() {}
}
