import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const megabyte = 1024 * 1024;
/** So often the memory is looked at while something is done. */
const lookMs = 50;

/** Processes that a process has started and that still run, with those that they have started. Linux only, like `/proc`. */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')));
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [...children, ...(await Promise.all(children.map(childrenOf))).flat()];
}

/** Memory of a process that is resident, and of those that it has started, in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = await Promise.all(
    pids.map(async (one) => {
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${one}/status`, 'utf8')) ?? [];
      return (Number(kilobytes) * 1024) / megabyte;
    }),
  );
  return each.reduce((sum, one) => sum + one, 0);
}

/** By how many MB a process grows at most while some work is done. */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await residentMegabytes(pid);
  let peak = before;
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      peak = Math.max(peak, await residentMegabytes(pid));
      await sleep(lookMs);
    }
  })();
  try {
    await work();
  } finally {
    done.abort();
    await watching;
  }
  return peak - before;
}

/** Processor time of a process and of those that it has started, in seconds. */
async function processorSeconds(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = await Promise.all(
    pids.map(async (one) => {
      const [, fields = ''] = (await readFile(`/proc/${one}/stat`, 'utf8')).split(') '); // "pid (name) state parent …"
      const [user, system] = fields.split(' ').slice(11, 13);
      return (Number(user) + Number(system)) / ticksPerSecond;
    }),
  );
  return each.reduce((sum, one) => sum + one, 0);
}

/** Linux counts processor time in these, on every machine that Node runs on. */
const ticksPerSecond = 100;

/** Of a core. What polls goes on polling. */
const quietShare = 0.05;
/** In seconds: what takes longer is no remainder of something. */
const patience = 120;

/** Waits until a process has done what it was left with: a start, mails, a copy of the stock. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let second = 0; second < patience; second++) {
    const before = await processorSeconds(pid);
    await sleep(1_000);
    if ((await processorSeconds(pid)) - before < quietShare) return;
  }
  throw new Error(`process ${pid} is still busy after ${patience} s`);
}
