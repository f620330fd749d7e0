import 'reflect-metadata';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { migrate } from '../../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { median } from '../load.ts';
import { benchSecret, startFromSources } from '../servers.ts';
import { connected, fillStock } from '../stock.ts';
import { type Kind, kindsIn, warming } from './kinds.ts';
import { type Cost, limitViolations, readBounds, writeBounds } from './limits.ts';
import type { Probe } from './probe.ts';

/**
 * `npm run bench:ci` compares the SQL statements, rows and processor time per request with the limits in
 * `bounds.json`. `npm run bench:ci -- --write` updates the limits. Durations are not compared, because they depend on
 * the machine.
 */
const stones = 5_000;
/** Results of the warm-up round are discarded. */
const rounds = { warm: 1, measured: 5 };
/** Number of measured requests per kind, for counting statements and rows. */
const counted = 9;

// Prevents vacuuming and disk syncs during a measurement.
const settings = { autovacuum: 'off', fsync: 'off', synchronous_commit: 'off' };

const folder = await mkdtemp(path.join(tmpdir(), 'facet-bench-'));
await chmod(folder, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), settings });
try {
  await migrate(postgres.url);
  await fillStock(postgres.url, stones);
  await connected(postgres.url, (client) => client.query('analyze'));
  const costs = await connected(postgres.url, (client) => measure(postgres.url, client));
  for (const [kind, cost] of Object.entries(costs)) {
    process.stdout.write(`${kind}: ${cost.statements} statements, ${cost.rows} rows, ${cost.cpu} of the fixed work\n`);
  }
  if (process.argv.includes('--write')) await writeBounds(costs);
  else {
    const faults = limitViolations(costs, await readBounds());
    for (const fault of faults) process.stderr.write(`TOO DEAR  ${fault}\n`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

type ReadCounter = (name: keyof Probe) => Promise<number>;

async function measure(databaseUrl: string, client: pg.Client): Promise<Record<string, Cost>> {
  const server = await startFromSources(databaseUrl, folder, ['--import', './tests/bench/ci/probe.ts']);
  try {
    const kinds = await kindsIn({ url: server.url, databaseUrl, secrets: [benchSecret] });
    const shares = await sharesOf(kinds, server.readCounter);
    const costs: Record<string, Cost> = {};
    for (const kind of kinds) {
      costs[kind.name] = {
        ...(await readingOf(kind, server.readCounter, client)),
        cpu: rounded(shares.get(kind.name) ?? Number.NaN),
      };
    }
    return costs;
  } finally {
    await server.stop();
  }
}

/** Rounds to three significant digits. */
function rounded(figure: number): number {
  return Number(figure.toPrecision(3));
}

/**
 * Returns the processor time per request, relative to the calibration work. Uses the minimum of all rounds, because
 * other load on the machine can only increase the time.
 */
async function sharesOf(kinds: readonly Kind[], readCounter: ReadCounter): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  const works: number[] = [];
  for (let round = 0; round < rounds.warm + rounds.measured; round++) {
    for (const kind of kinds) {
      await sendTimes(kind, warming);
      const work = await readCounter('calibrate');
      const before = await readCounter('cpu');
      await sendTimes(kind, kind.times);
      const time = ((await readCounter('cpu')) - before) / kind.times;
      if (round >= rounds.warm) {
        works.push(work);
        times.get(kind.name)?.push(time);
      }
      await kind.settle?.();
    }
  }
  return new Map([...times].map(([name, all]) => [name, Math.min(...all) / Math.min(...works)]));
}

async function sendTimes({ sendRequest }: Kind, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await sendRequest();
}

/**
 * Returns the minimum number of statements, because background jobs may run statements during a request. Returns the
 * median number of rows, because a busy connection reports its rows late.
 */
async function readingOf(
  kind: Kind,
  readCounter: ReadCounter,
  client: pg.Client,
): Promise<Pick<Cost, 'statements' | 'rows'>> {
  await sendTimes(kind, warming);
  const statements: number[] = [];
  const rows: number[] = [];
  for (let n = 0; n < counted; n++) {
    const [sent, read] = [await readCounter('statements'), await rowsSoFar(readCounter, client)];
    await kind.sendRequest();
    statements.push((await readCounter('statements')) - sent);
    rows.push((await rowsSoFar(readCounter, client)) - read);
  }
  await kind.settle?.();
  return { statements: Math.min(...statements), rows: median(rows) };
}

/**
 * Returns the number of rows read so far. Excludes the table of change marks, because its share varies between runs.
 */
async function rowsSoFar(readCounter: ReadCounter, client: pg.Client): Promise<number> {
  await readCounter('flush');
  const { rows } = await client.query<{ read: number }>(`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read
    from pg_stat_user_tables where schemaname = 'public' and relname <> 'change_mark'`);
  return rows[0]?.read ?? Number.NaN;
}
