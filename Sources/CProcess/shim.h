#ifndef CPROCESS_SHIM_H
#define CPROCESS_SHIM_H

#include <signal.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

// `prctl` takes a varying number of arguments.
static inline int process_end_with_parent(int signal) { return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0); }

// Declared by the C library for programs that define _GNU_SOURCE; Swift's module of it does not.
static inline int process_make_memory_file(const char *name) { return (int)syscall(SYS_memfd_create, name, 0); }

// The C library has no function for this in all versions.
static inline int process_signal_thread(pid_t process, pid_t thread, int signal) {
    return (int)syscall(SYS_tgkill, process, thread, signal);
}

// The registers of an interrupted thread are laid out differently for each processor.
static inline uintptr_t process_stack_pointer(const void *context) {
    const ucontext_t *interrupted = (const ucontext_t *)context;
#if defined(__x86_64__)
    return (uintptr_t)interrupted->uc_mcontext.gregs[15];
#elif defined(__aarch64__)
    return (uintptr_t)interrupted->uc_mcontext.sp;
#else
    return 0;
#endif
}

// A macro that reaches into a union.
static inline uintptr_t process_fault_address(const siginfo_t *info) { return (uintptr_t)info->si_addr; }

#endif
