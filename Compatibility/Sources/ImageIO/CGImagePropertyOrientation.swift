/// Where the first row and column of a picture's pixels are when it is seen, by the numbers of Exif and TIFF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
