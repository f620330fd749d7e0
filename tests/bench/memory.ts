import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const megabyte = 1024 * 1024;
/** So often the memory is looked at while something is done. */
const lookMs = 50;

/** Memory of a process that is resident, in MB. Linux only, like `/proc`. */
async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / megabyte;
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
