#pragma once

/// What happens at a call of the system that changes something below a folder.
enum system_fault {
    /// The process is ended before the call.
    system_fault_kill,
    /// From this call on the disk is full.
    system_fault_no_space,
    /// This call fails and no other; calls that read count as well.
    system_fault_broken_disk,
    /// Each call fails: the folder is write-protected.
    system_fault_read_only,
    system_fault_none,
};

/// Starts a copy of the process in which a call fails; returns 0 in the copy and its number in the original.
///
/// - Parameter call: which of the calls that the fault is about, from 1 on.
int system_faults_fork(const char *root, enum system_fault fault, int call);

/// Waits for a copy; returns its exit code, or 128 and the signal that ended it.
int system_faults_wait(int process);

/// How many calls that its fault is about the last copy has made.
int system_faults_count(void);
