package import Foundation

extension Bundle {
    /// What Foundation says, for a module that has a function of that name of its own.
    package func urlOfFoundation(forResource name: String?, withExtension type: String?) -> URL? {
        url(forResource: name, withExtension: type)
    }
}
