// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/workerprocess.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <vector>

namespace roundtrip {
namespace {

namespace fs = std::filesystem;

// Everything that the child needs, made before the fork: after it, it may not allocate.
struct Launch {
    std::string program;
    std::vector<std::string> options;
    std::vector<char*> arguments;

    Launch(std::string path, const WorkerSetup& setup) : program(std::move(path))
    {
        options.push_back(std::string("--profile=") + nameOf(setup.profile));
        for (const std::string& driver : setup.drivers)
            options.push_back("--driver=" + driver);
        arguments.push_back(program.data());
        for (std::string& option : options)
            arguments.push_back(option.data());
        arguments.push_back(nullptr);
    }
};

struct ChildEnds {
    int input, printing, questions, answers, results;
};

[[noreturn]] void becomeWorker(const Launch& launch, const ChildEnds& ends, pid_t parent)
{
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent)
        ::_exit(0);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGPIPE, SIG_DFL);
    ::dup2(ends.input, 0);
    ::dup2(ends.printing, 1);
    ::dup2(ends.printing, 2);
    ::dup2(ends.questions, 3);
    ::dup2(ends.answers, 4);
    ::dup2(ends.results, 5);
    ::execve(launch.program.c_str(), launch.arguments.data(), environ);
    ::_exit(127);
}

} // namespace

std::string WorkerProcess::program()
{
    if (const char* wanted = std::getenv("ROUNDTRIP_WORKER"); wanted && *wanted)
        return wanted;
    std::error_code error;
    const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const fs::path& path : {folder / "roundtrip-worker", folder / "../libexec/roundtrip/roundtrip-worker"})
        if (::access(path.c_str(), X_OK) == 0)
            return path.lexically_normal();
    return {};
}

std::unique_ptr<WorkerProcess> WorkerProcess::start(const WorkerSetup& setup)
{
    const Launch launch(program(), setup);
    Pipe questions = makePipe(), answers = makePipe(), printing = makePipe();
    const Descriptor input = lifted(Descriptor(::open("/dev/null", O_RDONLY | O_CLOEXEC)).number());
    if (::access(launch.program.c_str(), X_OK) != 0 || !questions.writeEnd || !answers.writeEnd || !printing.writeEnd)
        return nullptr;
    makeNonBlocking(printing.readEnd.number());
    std::unique_ptr<WorkerProcess> worker(new WorkerProcess(std::move(answers.readEnd), std::move(questions.writeEnd)));
    worker->printing = std::move(printing.readEnd);
    const ChildEnds ends{input.number(), printing.writeEnd.number(), questions.readEnd.number(),
                         answers.writeEnd.number(), worker->results.number()};
    const pid_t parent = ::getpid();
    worker->m_pid = ::fork();
    if (worker->m_pid == 0)
        becomeWorker(launch, ends, parent);
    if (worker->m_pid < 0)
        return nullptr;
    ::setpgid(worker->m_pid, worker->m_pid); // whichever of the two comes first
    return worker;
}

void WorkerProcess::kill() const
{
    if (m_pid > 0) {
        ::kill(-m_pid, SIGKILL);
        ::kill(m_pid, SIGKILL); // where the group does not exist yet
    }
}

void WorkerProcess::wasReaped()
{
    ::kill(-m_pid, SIGKILL); // a linker that it had started
    m_pid = -1;
}

WorkerProcess::~WorkerProcess() { kill(); }

} // namespace roundtrip
