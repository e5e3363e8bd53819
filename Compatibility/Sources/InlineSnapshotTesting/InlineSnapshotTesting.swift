// Test files name strategies beside this module.
@_exported public import SnapshotTesting
