/// Why a picture file cannot be read.
public enum ImageCodingError: Error, Equatable {
    case emptyFile
    case gitLFSPointer
    case mergeConflict
    case unknownFormat
    case otherFormat(ImageFormat, expected: ImageFormat)
    case damaged(ImageFormat, reason: String)
    case unsupported(ImageFormat, feature: String)
    case tooLarge(width: Int, height: Int, maximumPixels: Int)
}

extension ImageCodingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyFile:
            "the file is empty"
        case .gitLFSPointer:
            "the file is a Git LFS pointer, not a picture; run git lfs pull"
        case .mergeConflict:
            "the file is the text of a merge conflict, not a picture; check one side's picture out"
        case .unknownFormat:
            "the file is not a PNG, JPEG or WebP picture"
        case .otherFormat(let format, let expected):
            "the file is a \(format.rawValue) picture, not a \(expected.rawValue) one"
        case .damaged(let format, let reason):
            "the \(format.rawValue) file is damaged: \(reason)"
        case .unsupported(let format, let feature):
            "the \(format.rawValue) file cannot be read: \(feature)"
        case .tooLarge(let width, let height, let maximumPixels):
            "the picture is \(width)×\(height) px large, more than the \(maximumPixels) pixels allowed"
        }
    }
}

extension ImageCodingError {
    /// Says what bytes are that have no picture's signature.
    init(notAPicture bytes: [UInt8]) {
        if bytes.isEmpty {
            self = .emptyFile
        } else if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
            self = .gitLFSPointer
        } else if bytes.starts(with: "<<<<<<< ".utf8) {
            self = .mergeConflict
        } else {
            self = .unknownFormat
        }
    }
}
