import Foundation
import Testing
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

struct OtherFormatsTests {
    /// 4×2 pixels of rgb(200, 100, 50).
    private static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ
        ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
        FBQUFBQUFBQUFBQUFBT/wAARCAACAAQDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABQQAQAAAAAAAAAAAAAA
        AAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ACA9SD//2Q==
        """

    /// The same size in CMYK.
    private static let cmyk = """
        /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgICAgIDAgICAwMDAwQGBAQEBAQIBgYFBgkICgoJCAkJCgwPDAoLDgsJCQ0RDQ4P
        EBAREAoMEhMSEBMPEBAQ/9sAQwEDAwMEAwQIBAQIEAsJCxAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ
        EBAQEBAQEBAQEBAQ/8AAFAgAAgAEBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAgJ/8QAFBABAAAAAAAAAAAA
        AAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AJtEx50P
        /9k=
        """

    /// 4×2 pixels of rgba(200, 100, 50, 127).
    private static let webP = "UklGRh4AAABXRUJQVlA4TBEAAAAvA0AAEAdQsiJXpn+BiOh/AAA="

    private func bytes(_ base64: String) throws -> [UInt8] {
        [UInt8](try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters)))
    }

    private func repeated(_ color: [UInt8]) -> [UInt8] { (0..<8).flatMap { _ in color } }

    private func error(_ bytes: [UInt8], limits: ImageLimits = .standard) -> String {
        do {
            _ = try decodeImage(bytes, limits: limits)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test func `A JPEG file is decoded`() throws {
        let picture = try decodeImage(bytes(Self.jpeg))
        #expect(picture.size.description == "4×2 px")
        #expect(picture.bytes == repeated([200, 100, 50, 255]))
    }

    @Test func `A WebP file is decoded with its alpha`() throws {
        let picture = try decodeImage(bytes(Self.webP))
        #expect(picture.size.description == "4×2 px")
        #expect(picture.bytes == repeated([200, 100, 50, 127]))
    }

    @Test func `A JPEG file that ends early is an error at each length`() throws {
        let jpeg = try bytes(Self.jpeg)
        for count in 3..<jpeg.count - 2 {
            #expect(error(Array(jpeg[..<count])).hasPrefix("the JPEG file is damaged: "), "\(count) bytes")
        }
        #expect(error(Array(jpeg.dropLast(8))) == "the JPEG file is damaged: Premature end of JPEG file")
    }

    @Test func `A WebP file that ends early is an error at each length`() throws {
        let webP = try bytes(Self.webP)
        for count in 12..<webP.count - 4 {
            #expect(error(Array(webP[..<count])).hasPrefix("the WebP file is damaged: "), "\(count) bytes")
        }
    }

    @Test func `A JPEG file in CMYK is not read`() throws {
        let expected = "the JPEG file cannot be read: its colours are in CMYK; convert it to RGB"
        #expect(error(try bytes(Self.cmyk)) == expected)
    }

    @Test(arguments: [jpeg, webP])
    func `The limits hold for all formats`(base64: String) throws {
        let limits = ImageLimits(maximumPixels: 7)
        #expect(
            error(try bytes(base64), limits: limits)
                == "the picture is 4×2 px large, more than the 7 pixels allowed")
    }
}
