public import Foundation

extension URL {
    /// A program that is built with the tests, beside their own.
    public static func builtProgram(_ name: String) throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests).deletingLastPathComponent().appending(path: name)
    }
}
