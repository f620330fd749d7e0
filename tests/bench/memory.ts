import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const megabyte = 1024 * 1024;
/** Interval between memory samples, in milliseconds. */
const lookMs = 50;

/** Returns the IDs of all running descendants of a process. Works only on Linux (`/proc`). */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')));
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [...children, ...(await Promise.all(children.map(childrenOf))).flat()];
}

/** Returns the resident memory of a process and its descendants, in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = await Promise.all(
    pids.map(async (pid) => {
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
      return (Number(kilobytes) * 1024) / megabyte;
    }),
  );
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the maximum growth of a process's memory during a task, in MB. */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await residentMegabytes(pid);
  let peak = before;
  const abort = new AbortController();
  const watching = (async () => {
    while (!abort.signal.aborted) {
      peak = Math.max(peak, await residentMegabytes(pid));
      await sleep(lookMs);
    }
  })();
  try {
    await work();
  } finally {
    abort.abort();
    await watching;
  }
  return peak - before;
}

/** Returns the processor time of a process and its descendants, in seconds. */
async function processorSeconds(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = await Promise.all(
    pids.map(async (pid) => {
      const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') '); // format: pid (name) state parent …
      const [user, system] = fields.split(' ').slice(11, 13);
      return (Number(user) + Number(system)) / ticksPerSecond;
    }),
  );
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

/** Clock ticks per second. Constant on Linux. */
const ticksPerSecond = 100;

/** Share of one core below which a process counts as idle. It is not 0, because an idle process still polls. */
const quietShare = 0.05;
/** Maximum wait in seconds. */
const maxWaitSeconds = 120;

/** Waits until a process has finished its background work, such as startup, emails or the columnar copy. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let second = 0; second < maxWaitSeconds; second++) {
    const before = await processorSeconds(pid);
    await sleep(1_000);
    if ((await processorSeconds(pid)) - before < quietShare) return;
  }
  throw new Error(`process ${pid} is still busy after ${maxWaitSeconds} s`);
}
