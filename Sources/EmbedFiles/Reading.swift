import Foundation

/// The names in a folder in order, without hidden ones.
func entries(of folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
}

func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
