// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker/sandbox.h"

#include <linux/netlink.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <initializer_list>
#include <memory>

namespace roundtrip {
namespace {

// By name: a call that this libseccomp or this machine does not know is no loss.
constexpr const char* denied[] = {
    "socketpair",
    "connect",
    "bind",
    "listen",
    "accept",
    "accept4",
    "sendto",
    "sendmsg",
    "sendmmsg",
    "ptrace",
    "process_vm_readv",
    "process_vm_writev",
    "process_madvise",
    "kcmp",
    "pidfd_open",
    "pidfd_getfd",
    "pidfd_send_signal",
    "tkill",
    "mount",
    "umount",
    "umount2",
    "pivot_root",
    "chroot",
    "unshare",
    "setns",
    "move_mount",
    "open_tree",
    "fsopen",
    "fsmount",
    "fsconfig",
    "fspick",
    "mount_setattr",
    "name_to_handle_at",
    "open_by_handle_at",
    "bpf",
    "perf_event_open",
    "userfaultfd",
    "keyctl",
    "add_key",
    "request_key",
    "io_uring_setup",
    "io_uring_enter",
    "io_uring_register",
    "init_module",
    "finit_module",
    "delete_module",
    "kexec_load",
    "kexec_file_load",
    "reboot",
    "swapon",
    "swapoff",
    "acct",
    "quotactl",
    "syslog",
    "iopl",
    "ioperm",
    "settimeofday",
    "clock_settime",
    "clock_adjtime",
    "adjtimex",
    "sethostname",
    "setdomainname",
    "fanotify_init",
    "lookup_dcookie",
    "vhangup",
};

constexpr const char* deniedToKernels[] = {
    // a GPU's driver may need them, PoCL does not
    "shmget",    "shmat",    "shmctl",     "msgget",      "msgsnd",       "msgrcv",        "msgctl",
    "semget",    "semop",    "semctl",     "semtimedop",  "mq_open",      "mq_unlink",     "setuid",
    "setgid",    "setreuid", "setregid",   "setresuid",   "setresgid",    "setfsuid",      "setfsgid",
    "setgroups", "chown",    "fchown",     "lchown",      "fchownat",     "mknod",         "mknodat",
    "setsid",    "setpgid",  "ioprio_set", "setpriority", "inotify_init", "inotify_init1", "personality",
};

class Filter {
public:
    Filter() : m_context(seccomp_init(SCMP_ACT_ALLOW), seccomp_release) {}

    bool isOpen() const { return m_context != nullptr; }
    template <class... Conditions> void deny(const char* name, Conditions... conditions)
    {
        const int call = seccomp_syscall_resolve_name(name);
        if (call == __NR_SCMP_ERROR)
            return;
        const scmp_arg_cmp all[] = {conditions..., scmp_arg_cmp{}};
        seccomp_rule_add_array(m_context.get(), SCMP_ACT_ERRNO(EPERM), call, sizeof...(conditions), all);
    }
    bool load() { return seccomp_load(m_context.get()) == 0; }

private:
    std::unique_ptr<void, void (*)(scmp_filter_ctx)> m_context;
};

} // namespace

bool denySystemCalls(Profile profile)
{
    Filter filter;
    if (!filter.isOpen())
        return false;
    for (const char* name : denied)
        if (profile == Profile::Strict || std::string_view(name) != "bind") // udev listens to the kernel by netlink
            filter.deny(name);
    if (profile == Profile::Strict) {
        filter.deny("socket");
        for (const char* name : deniedToKernels)
            filter.deny(name);
    } else {
        filter.deny("socket", SCMP_A0(SCMP_CMP_NE, AF_NETLINK));
    }
    const auto self = static_cast<scmp_datum_t>(getpid());
    for (const char* name : {"kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"}) // abort() signals itself
        filter.deny(name, SCMP_A0(SCMP_CMP_NE, self));
    filter.deny("prlimit64", SCMP_A0(SCMP_CMP_NE, 0));
    filter.deny("ioctl", SCMP_A1(SCMP_CMP_MASKED_EQ, 0xFFFFFFFFu, TIOCSTI)); // types into the terminal
    return filter.load();
}

} // namespace roundtrip
