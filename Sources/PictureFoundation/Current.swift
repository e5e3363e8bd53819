public import Foundation
import VitrineViews

// These go before Foundation's where a file has Foundation only through this module, as by `import SwiftUI`. A file that imports
// Foundation itself sees both and takes Foundation's, since these are disfavored: then it is the locale of the process.

extension Locale {
    /// That of the picture that is being made; elsewhere the process's.
    @_disfavoredOverload
    public static var current: Locale { ofPicture }

    /// The same: nothing changes while a picture is made.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Locale { ofPicture }

    static var ofPicture: Locale { Resources.current?.locale ?? NSLocale.current }
}

extension Calendar {
    /// The calendar in the locale of the picture that is being made; elsewhere the process's.
    @_disfavoredOverload
    public static var current: Calendar { ofPicture }

    /// The same: nothing changes while a picture is made.
    @_disfavoredOverload
    public static var autoupdatingCurrent: Calendar { ofPicture }

    private static var ofPicture: Calendar {
        guard let locale = Resources.current?.locale else { return NSCalendar.current }
        return EnvironmentValues.calendar(of: locale, in: .gmt)
    }
}
