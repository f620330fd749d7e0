import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** The database did not come, or does not let us in. The message is one line for whoever runs the server. */
export class DatabaseMissing extends Error {}

const firstPause = 1;
const longestPause = 5;

/** Waits until the database takes connections: it may be started at the same moment. Throws DatabaseMissing. */
export async function waitForDatabase(url: string, { seconds, log }: { seconds: number; log: Logger }): Promise<void> {
  const deadline = performance.now() + seconds * 1_000;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    const complaint = await complaintOf(url);
    if (complaint === null) return;
    if (!complaint.passes) throw new DatabaseMissing(`The database refuses the connection: ${complaint.reason}`);
    if (performance.now() + pause * 1_000 > deadline) {
      throw new DatabaseMissing(`The database did not answer within ${seconds} s: ${complaint.reason}`);
    }
    log.warn(`the database does not answer: ${complaint.reason}; it is asked again in ${pause} s`);
    await sleep(pause * 1_000);
  }
}

/** What keeps us from connecting, and whether it may pass by itself. Null: nothing does. */
async function complaintOf(url: string): Promise<{ reason: string; passes: boolean } | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // What happens to a connection that was refused is told by what it rejects with.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = error.message || ('code' in error ? String(error.code) : error.name);
    // Wrong passwords and names of databases stay wrong; starting up, shutting down and too many connections do not.
    return { reason, passes: !(error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? '')) };
  }
}
