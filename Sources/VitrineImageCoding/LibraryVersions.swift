private import CJPEG
private import CPNG
private import CWebP

/// The versions of the libraries that decide the pixels of decoded pictures, by their names.
public var imageLibraryVersions: [String: String] {
    let webP = WebPGetDecoderVersion()
    return [
        // libjpeg-turbo has its version only in the header that it is compiled against.
        "libjpeg": triple(Int(LIBJPEG_TURBO_VERSION_NUMBER), base: 1000),
        "libpng": String(cString: png_get_libpng_ver(nil)), "libwebp": triple(Int(webP), base: 256),
    ]
}

/// `2.1.5` of a number with a digit to each part.
private func triple(_ number: Int, base: Int) -> String {
    "\(number / base / base).\(number / base % base).\(number % base)"
}
