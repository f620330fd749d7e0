import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const megabyte = 1024 * 1024;
/** Interval between memory samples, in milliseconds. */
const lookMs = 50;

/** Reads a file of a process or a thread below `/proc`. Returns an empty text if the process or thread has ended. */
async function readProcess(file: string): Promise<string> {
  try {
    return await readFile(`/proc/${file}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return '';
    throw error;
  }
}

/** Returns the IDs of all running descendants of a process. Works only on Linux (`/proc`). */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []); // a process may have ended
  const lists = await Promise.all(threads.map((thread) => readProcess(`${pid}/task/${thread}/children`)));
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [...children, ...(await Promise.all(children.map(childrenOf))).flat()];
}

/** Returns the resident memory of a process and its descendants, in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = await Promise.all(
    pids.map(async (pid) => {
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readProcess(`${pid}/status`)) ?? [];
      return (Number(kilobytes ?? 0) * 1024) / megabyte;
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

/**
 * Returns the memory of a process and its descendants, in MB. Memory that several processes share is counted once,
 * such as the shared buffers of PostgreSQL.
 */
export async function proportionalMegabytes(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = await Promise.all(
    pids.map(async (pid) => {
      const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(await readProcess(`${pid}/smaps_rollup`)) ?? [];
      return (Number(kilobytes ?? 0) * 1024) / megabyte;
    }),
  );
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the processor time of a process and its descendants, in seconds. Includes descendants that have ended. */
export async function processorSeconds(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = await Promise.all(
    pids.map(async (pid) => {
      const [, fields = ''] = (await readProcess(`${pid}/stat`)).split(') '); // format: pid (name) state parent …
      const times = fields.split(' ').slice(11, 15); // user and system time, of the process and of its ended children
      return times.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
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
