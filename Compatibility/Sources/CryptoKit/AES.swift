public import Foundation

/// Why something was not encrypted.
public enum CryptoKitError: Error, Equatable, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure, unwrapFailure, invalidParameter
}

/// Encryption by a block cipher: nothing is encrypted or decrypted, which is an error each time.
public enum AES {
    public enum GCM {
        /// A text that has been encrypted; there is none.
        public struct SealedBox: Sendable {
            public let ciphertext: Data
            public let tag: Data
            public var combined: Data? { ciphertext + tag }

            public init<D: DataProtocol>(combined: D) throws {
                throw CryptoKitError.incorrectParameterSize
            }
        }

        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey
        ) throws -> SealedBox {
            throw CryptoKitError.invalidParameter
        }

        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            throw CryptoKitError.authenticationFailure
        }
    }
}
