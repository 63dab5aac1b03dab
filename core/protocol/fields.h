// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which fields does a value have, and what are they called? Listed once, used by the encoder and the decoder.
// A visitor is called as visitor("name", value.field).

#include "model/verdict.h"
#include "protocol/messages.h"

namespace roundtrip {

template <class V> void fields(V& v, Device& d)
{
    v("id", d.id); v("name", d.name); v("vendor", d.vendor); v("platform", d.platform); v("driver", d.driver);
    v("version", d.version); v("kind", d.kind); v("computeUnits", d.computeUnits); v("usableUnits", d.usableUnits);
    v("clockMHz", d.clockMHz); v("memoryBytes", d.memoryBytes); v("maxAllocationBytes", d.maxAllocationBytes);
    v("budgetBytes", d.budgetBytes); v("localMemoryBytes", d.localMemoryBytes); v("maxBlock", d.maxBlock);
    v("preferredMultiple", d.preferredMultiple); v("baseAlignBytes", d.baseAlignBytes);
    v("sharesHostMemory", d.sharesHostMemory); v("profiling", d.profiling); v("outOfOrder", d.outOfOrder);
    v("doubles", d.doubles); v("alsoThrough", d.alsoThrough);
}
template <class V> void fields(V& v, KernelLimits& k)
{
    v("maxBlock", k.maxBlock); v("preferredMultiple", k.preferredMultiple); v("requiredBlock", k.requiredBlock);
    v("localBytes", k.localBytes); v("privateBytes", k.privateBytes);
}
template <class V> void fields(V& v, DriverTrouble& t) { v("kind", t.kind); v("subject", t.subject); }
template <class V> void fields(V& v, DeviceList& l)
{
    v("devices", l.devices); v("troubles", l.troubles); v("searched", l.searched); v("driverFiles", l.driverFiles);
    v("environment", l.environment); v("sandbox", l.sandbox);
}
template <class V> void fields(V& v, Settings& s)
{
    v("elements", s.elements); v("block", s.block); v("grid", s.grid); v("kernel", s.kernel); v("type", s.type);
    v("strategy", s.strategy); v("chain", s.chain); v("chunks", s.chunks);
    v("budgetMiB", s.budgetMiB); v("repetitions", s.repetitions); v("seed", s.seed);
}
template <class V> void fields(V& v, Fill& f) { v("kind", f.kind); v("seed", f.seed); }
template <class V> void fields(V& v, Buffer& b)
{
    v("name", b.name); v("type", b.type); v("length", b.length); v("fill", b.fill); v("hostOnly", b.hostOnly);
    v("elsewhere", b.elsewhere); v("captured", b.captured); v("spareLength", b.spareLength);
}
template <class V> void fields(V& v, Program& p)
{
    v("file", p.file); v("source", p.source); v("function", p.function); v("options", p.options);
}
template <class V> void fields(V& v, BufferArgument& a) { v("buffer", a.buffer); }
template <class V> void fields(V& v, LocalArgument& a) { v("localBytes", a.bytes); }
template <class V> void fields(V& v, Operation& o)
{
    v("kind", o.kind); v("label", o.label); v("queue", o.queue); v("waits", o.waits); v("blocking", o.blocking);
    v("buffer", o.buffer); v("host", o.host); v("first", o.first); v("count", o.count); v("forWriting", o.forWriting);
    v("program", o.program); v("arguments", o.arguments); v("offset", o.offset); v("grid", o.grid); v("block", o.block);
    v("gridRows", o.gridRows); v("blockRows", o.blockRows); v("bytes", o.bytes); v("flops", o.flops); v("work", o.work); v("threads", o.threads);
}
template <class V> void fields(V& v, CheckSpec& c)
{
    v("reference", c.reference); v("output", c.output); v("inputs", c.inputs); v("count", c.count); v("chain", c.chain);
    v("block", c.block);
}
template <class V> void fields(V& v, Plan& p)
{
    v("name", p.name); v("buffers", p.buffers); v("programs", p.programs); v("operations", p.operations);
    v("queues", p.queues); v("outOfOrder", p.outOfOrder); v("check", p.check);
    v("guard", p.guard);
    v("budgetBytes", p.budgetBytes);
}
template <class V> void fields(V& v, Request& r)
{
    v("deviceId", r.deviceId); v("plans", r.plans); v("repetitions", r.repetitions); v("timeBudgetMs", r.timeBudgetMs);
    v("buildDeadlineMs", r.buildDeadlineMs); v("runDeadlineMs", r.runDeadlineMs); v("totalDeadlineMs", r.totalDeadlineMs); v("shuffleSeed", r.shuffleSeed);
    v("checkOnly", r.checkOnly);
}
template <class V> void fields(V& v, Span& s)
{
    v("operation", s.operation); v("queued", s.queued); v("submitted", s.submitted); v("started", s.started);
    v("ended", s.ended); v("callBegan", s.callBegan); v("callEnded", s.callEnded);
}
template <class V> void fields(V& v, Repetition& r) { v("began", r.began); v("ended", r.ended); v("spans", r.spans); }
template <class V> void fields(V& v, Diagnostic& d)
{
    v("severity", d.severity); v("line", d.line); v("column", d.column); v("message", d.message);
}
template <class V> void fields(V& v, Mismatch& m) { v("index", m.index); v("got", m.got); v("expected", m.expected); }
template <class V> void fields(V& v, GuardHit& g)
{
    v("buffer", g.buffer); v("firstIndex", g.firstIndex); v("lastIndex", g.lastIndex); v("elements", g.elements); v("length", g.length);
    v("access", g.access);
}
template <class V> void fields(V& v, Check& c)
{
    v("reference", c.reference); v("compared", c.compared); v("mismatches", c.mismatches); v("untouched", c.untouched);
    v("toleranceUlps", c.toleranceUlps); v("first", c.first); v("outside", c.outside); v("changedInputs", c.changedInputs);
    v("likeness", c.likeness); v("copied", c.copied);
}
template <class V> void fields(V& v, Capture& c) { v("buffer", c.buffer); v("values", c.values); }
template <class V> void fields(V& v, Failure& f)
{
    v("code", f.code); v("stage", f.stage); v("detail", f.detail); v("status", f.status); v("subject", f.subject);
    v("value", f.value); v("limit", f.limit); v("diagnostics", f.diagnostics); v("printed", f.printed);
    v("plan", f.plan); v("outside", f.outside);
}
template <class V> void fields(V& v, Measurement& m)
{
    v("failure", m.failure); v("repetitions", m.repetitions); v("firstRun", m.firstRun); v("buildNs", m.buildNs);
    v("clockErrorNs", m.clockErrorNs); v("hostTimes", m.hostTimes); v("allocatedBytes", m.allocatedBytes);
    v("diagnostics", m.diagnostics); v("check", m.check); v("captures", m.captures); v("printed", m.printed);
    v("printedBytes", m.printedBytes); v("hostFlags", m.hostFlags); v("guardPages", m.guardPages);
}
template <class V> void fields(V& v, Report& r) { v("deviceId", r.deviceId); v("measurements", r.measurements); }
template <class V> void fields(V& v, Run& r)
{
    v("number", r.number); v("endedAt", r.endedAt); v("appVersion", r.appVersion); v("device", r.device);
    v("settings", r.settings); v("plans", r.plans); v("report", r.report);
}
template <class V> void fields(V& v, GradedCase& c)
{
    v("elements", c.elements); v("block", c.block); v("grid", c.grid); v("state", c.state);
}
template <class V> void fields(V& v, Verdict& d)
{
    v("kind", d.kind); v("mistake", d.mistake); v("kernel", d.kernel); v("seed", d.seed); v("cases", d.cases); v("at", d.at); v("run", d.run);
    v("check", d.check); v("outside", d.outside); v("failure", d.failure); v("limit", d.limit); v("readsWatched", d.readsWatched);
    v("diagnostics", d.diagnostics); v("printed", d.printed); v("printedBytes", d.printedBytes);
}
template <class V> void fields(V& v, Progress& p) { v("stage", p.stage); v("done", p.done); v("total", p.total); }

template <class V> void fields(V& v, HelloRequest& m) { v("version", m.version); }
template <class V> void fields(V& v, ListRequest& m) { v("again", m.again); }
template <class V> void fields(V& v, DescribeRequest& m) { v("ticket", m.ticket); v("deviceId", m.deviceId); v("describe", m.program); }
template <class V> void fields(V& v, RunRequest& m) { v("ticket", m.ticket); v("request", m.request); }
template <class V> void fields(V& v, StopRequest& m) { v("ticket", m.ticket); }
template <class V> void fields(V& v, Hello& m) { v("version", m.version); v("program", m.program); v("pid", m.pid); }
template <class V> void fields(V& v, ListAnswer& m) { v("list", m.list); }
template <class V> void fields(V& v, DescribeAnswer& m) { v("ticket", m.ticket); v("limits", m.limits); }
template <class V> void fields(V& v, ProgressNote& m) { v("ticket", m.ticket); v("progress", m.progress); }
template <class V> void fields(V& v, OutcomeAnswer& m) { v("ticket", m.ticket); v("outcome", m.outcome); }
template <class V> void fields(V& v, Refusal& m) { v("reason", m.reason); }

} // namespace roundtrip
