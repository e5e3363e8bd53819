// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

public enum HKBiologicalSex: Int, Sendable {
    case notSet, female, male, other
}

public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

public enum HKFitzpatrickSkinType: Int, Sendable {
    case notSet, I, II, III, IV, V, VI
}

public enum HKWheelchairUse: Int, Sendable {
    case notSet, no, yes
}

public enum HKActivityMoveMode: Int, Sendable {
    case activeEnergy = 1
    case appleMoveTime = 2
}

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    open var biologicalSex: HKBiologicalSex { .notSet }

    override init() {}
}

open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    open var bloodType: HKBloodType { .notSet }

    override init() {}
}

open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    open var skinType: HKFitzpatrickSkinType { .notSet }

    override init() {}
}

open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    open var wheelchairUse: HKWheelchairUse { .notSet }

    override init() {}
}

open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }

    override init() {}
}
