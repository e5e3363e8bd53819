extension UTType {
    /// The identifier, the identifiers of the kinds that it is a kind of, the endings of files and the MIME type.
    private static func known(
        _ identifier: String, _ parents: [String], extensions: [String] = [], _ mimeType: String? = nil
    ) -> UTType {
        UTType(
            identifier: identifier, parents: parents, extensions: extensions, mimeType: mimeType)
    }

    public static let item = known("public.item", [])
    public static let content = known("public.content", ["public.item"])
    public static let compositeContent = known("public.composite-content", ["public.content"])
    public static let data = known("public.data", ["public.item"])
    public static let directory = known("public.directory", ["public.item"])
    public static let folder = known("public.folder", ["public.directory"])
    public static let package = known("com.apple.package", ["public.directory"])
    public static let bundle = known("com.apple.bundle", ["public.directory"])
    public static let application = known("com.apple.application", ["public.item"])
    public static let applicationBundle = known(
        "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle"])
    public static let url = known("public.url", ["public.data"])
    public static let fileURL = known("public.file-url", ["public.url"])
    public static let text = known("public.text", ["public.data", "public.content"])
    public static let plainText = known(
        "public.plain-text", ["public.text"], extensions: ["txt"], "text/plain")
    public static let utf16PlainText = known("public.utf16-plain-text", ["public.plain-text"])
    public static let utf8PlainText = known("public.utf8-plain-text", ["public.plain-text"])
    public static let rtf = known("public.rtf", ["public.text"], extensions: ["rtf"], "text/rtf")
    public static let html = known("public.html", ["public.text"], extensions: ["html", "htm"], "text/html")
    public static let xml = known("public.xml", ["public.text"], extensions: ["xml"], "application/xml")
    public static let yaml = known(
        "public.yaml", ["public.text"], extensions: ["yml", "yaml"], "application/x-yaml")
    public static let json = known("public.json", ["public.text"], extensions: ["json"], "application/json")
    public static let commaSeparatedText = known(
        "public.comma-separated-values-text", ["public.text"], extensions: ["csv"], "text/csv")
    public static let tabSeparatedText = known(
        "public.tab-separated-values-text", ["public.text"], extensions: ["tsv"], "text/tab-separated-values")
    public static let sourceCode = known("public.source-code", ["public.plain-text"])
    public static let swiftSource = known(
        "public.swift-source", ["public.source-code"], extensions: ["swift"])
    public static let javaScript = known(
        "com.netscape.javascript-source", ["public.source-code"], extensions: ["js"], "text/javascript")
    public static let shellScript = known(
        "public.shell-script", ["public.source-code"], extensions: ["sh"], "application/x-sh")
    public static let pythonScript = known(
        "public.python-script", ["public.source-code"], extensions: ["py"], "text/x-python-script")
    public static let propertyList = known("com.apple.property-list", ["public.data"], extensions: ["plist"])
    public static let image = known("public.image", ["public.data", "public.content"])
    public static let jpeg = known(
        "public.jpeg", ["public.image"], extensions: ["jpeg", "jpg"], "image/jpeg")
    public static let tiff = known(
        "public.tiff", ["public.image"], extensions: ["tiff", "tif"], "image/tiff")
    public static let gif = known("com.compuserve.gif", ["public.image"], extensions: ["gif"], "image/gif")
    public static let png = known("public.png", ["public.image"], extensions: ["png"], "image/png")
    public static let webP = known(
        "org.webmproject.webp", ["public.image"], extensions: ["webp"], "image/webp")
    public static let heic = known("public.heic", ["public.image"], extensions: ["heic"], "image/heic")
    public static let heif = known("public.heif", ["public.image"], extensions: ["heif"], "image/heif")
    public static let bmp = known("com.microsoft.bmp", ["public.image"], extensions: ["bmp"], "image/bmp")
    public static let svg = known("public.svg-image", ["public.image"], extensions: ["svg"], "image/svg+xml")
    public static let icns = known("com.apple.icns", ["public.image"], extensions: ["icns"])
    public static let rawImage = known("public.camera-raw-image", ["public.image"])
    public static let audiovisualContent = known(
        "public.audiovisual-content", ["public.data", "public.content"])
    public static let movie = known("public.movie", ["public.audiovisual-content"])
    public static let video = known("public.video", ["public.movie"])
    public static let audio = known("public.audio", ["public.audiovisual-content"])
    public static let quickTimeMovie = known(
        "com.apple.quicktime-movie", ["public.movie"], extensions: ["mov"], "video/quicktime")
    public static let mpeg4Movie = known("public.mpeg-4", ["public.movie"], extensions: ["mp4"], "video/mp4")
    public static let avi = known("public.avi", ["public.movie"], extensions: ["avi"], "video/avi")
    public static let mpeg = known(
        "public.mpeg", ["public.movie"], extensions: ["mpg", "mpeg"], "video/mpeg")
    public static let mp3 = known("public.mp3", ["public.audio"], extensions: ["mp3"], "audio/mpeg")
    public static let wav = known(
        "com.microsoft.waveform-audio", ["public.audio"], extensions: ["wav"], "audio/vnd.wave")
    public static let aiff = known(
        "public.aiff-audio", ["public.audio"], extensions: ["aiff", "aif"], "audio/aiff")
    public static let midi = known(
        "public.midi-audio", ["public.audio"], extensions: ["midi", "mid"], "audio/midi")
    public static let mpeg4Audio = known(
        "public.mpeg-4-audio", ["public.audio"], extensions: ["m4a"], "audio/mp4")
    public static let archive = known("public.archive", ["public.data"])
    public static let zip = known(
        "public.zip-archive", ["public.archive"], extensions: ["zip"], "application/zip")
    public static let gzip = known(
        "org.gnu.gnu-zip-archive", ["public.archive"], extensions: ["gz"], "application/gzip")
    public static let pdf = known(
        "com.adobe.pdf", ["public.composite-content", "public.data"], extensions: ["pdf"], "application/pdf")
    public static let spreadsheet = known("public.spreadsheet", ["public.content"])
    public static let presentation = known("public.presentation", ["public.composite-content"])
    public static let message = known("public.message", ["public.data"])
    public static let emailMessage = known(
        "public.email-message", ["public.message"], extensions: ["eml"], "message/rfc822")
    public static let livePhoto = known("com.apple.live-photo", ["public.image"])
    public static let diskImage = known("public.disk-image", ["public.archive"], extensions: ["dmg"])
    public static let contact = known("public.contact", ["public.data"])
    public static let vCard = known("public.vcard", ["public.contact"], extensions: ["vcf"], "text/vcard")
    public static let calendarEvent = known("public.calendar-event", ["public.data"])
    public static let font = known("public.font", ["public.data"])
    public static let epub = known(
        "org.idpf.epub-container", ["public.composite-content"], extensions: ["epub"], "application/epub+zip")
    public static let log = known("com.apple.log", ["public.plain-text"], extensions: ["log"])
    public static let executable = known("public.executable", ["public.data"])
    public static let exe = known(
        "com.microsoft.windows-executable", ["public.executable"], extensions: ["exe"],
        "application/x-msdownload")
    public static let database = known("public.database", ["public.data"])
    public static let usdz = known(
        "com.pixar.universal-scene-description-mobile", ["public.data"], extensions: ["usdz"],
        "model/vnd.usdz+zip")

    /// All of them, where a type is looked for by something else than its name.
    static let all = [
        item, content, compositeContent, data, directory, folder, package, bundle, application,
        applicationBundle, url, fileURL, text, plainText, utf8PlainText, rtf, html, xml, yaml, json,
        commaSeparatedText, tabSeparatedText, sourceCode, swiftSource, propertyList, image, jpeg, tiff, gif,
        png, webP, heic, heif, bmp, svg, icns, rawImage, audiovisualContent, movie, video, audio,
        quickTimeMovie, mpeg4Movie, mpeg, mp3, aiff, midi, avi, javaScript, shellScript, pythonScript,
        message, emailMessage, livePhoto,
        diskImage, wav, mpeg4Audio, archive, zip, gzip, pdf, spreadsheet,
        presentation, contact, vCard, calendarEvent, font, epub, log, executable, exe, database, usdz,
    ]
}
