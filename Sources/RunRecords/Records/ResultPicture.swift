/// The pictures that show a result.
package enum ResultPicture: CaseIterable {
    case reference
    case actual
    case difference

    /// What its file is named by in a report; nothing where the report has no such picture.
    package func hash(in result: SnapshotResult) -> String? {
        switch self {
        case .reference:
            result.outcome.kind.hasDifference && !result.isRecorded && result.hasReferencePicture
                ? result.redrawnReferenceHash ?? result.referenceHash : nil
        case .actual: result.outcome.canBeApproved ? result.actualHash : nil
        case .difference: result.outcome.kind.hasDifference ? result.differenceHash : nil
        }
    }
}
