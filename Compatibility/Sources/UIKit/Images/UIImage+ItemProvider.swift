extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}
