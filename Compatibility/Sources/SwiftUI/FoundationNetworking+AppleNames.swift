public import Foundation
public import FoundationNetworking

// Apple's names for what FoundationNetworking has with another parameter.

extension URLSession {
    /// As a value of a function, which takes the address alone.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    /// As a value of a function, which takes the request alone.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
}

extension URLCache {
    /// - Parameters:
    ///   - memoryCapacity: in bytes.
    ///   - diskCapacity: in bytes.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
