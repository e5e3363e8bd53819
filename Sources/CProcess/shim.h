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

// Lets an interrupted thread go on with a function that seems to be called by what it was at, and never returns.
static inline void process_continue(void *context, void (*function)(int), int argument) {
    ucontext_t *interrupted = (ucontext_t *)context;
    // Below the stack's end lie 128 bytes that a function may use without moving it.
    uintptr_t stack = (process_stack_pointer(context) - 128) & ~(uintptr_t)15;
#if defined(__x86_64__)
    greg_t *registers = interrupted->uc_mcontext.gregs;
    stack -= sizeof(uintptr_t);
    *(uintptr_t *)stack = (uintptr_t)registers[16];
    registers[8] = argument;
    registers[15] = (greg_t)stack;
    registers[16] = (greg_t)(uintptr_t)function;
#elif defined(__aarch64__)
    interrupted->uc_mcontext.regs[0] = (uint64_t)argument;
    interrupted->uc_mcontext.regs[30] = interrupted->uc_mcontext.pc;
    interrupted->uc_mcontext.sp = stack;
    interrupted->uc_mcontext.pc = (uintptr_t)function;
#endif
}

// A macro that reaches into a union.
static inline uintptr_t process_fault_address(const siginfo_t *info) { return (uintptr_t)info->si_addr; }

#endif
