import 'reflect-metadata';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { benchDashboard } from './dashboard.bench.ts';
import { benchExecution } from './execution.bench.ts';
import { benchFeed } from './feed.bench.ts';
import { benchImport } from './imports/import.bench.ts';
import { benchRealStones } from './imports/real-stones.bench.ts';
import { benchLists } from './list.bench.ts';
import { benchSlowReaders } from './slow-readers.bench.ts';

/**
 * `npm run bench`: list query and import, each against a floor measured in the same run, with 54,000 and 1,000,000
 * stones. `npm run bench -- 54000` takes other sizes.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [54_000, 1_000_000];

const folder = await mkdtemp(path.join(tmpdir(), 'facet-bench-'));
await chmod(folder, 0o755); // run as root, PostgreSQL has an account of its own that must get in
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
try {
  const p99: number[] = [];
  process.stdout.write('\n## Real stones\n\n');
  await benchRealStones({ databaseUrl: await emptyDatabase(postgres.url, 'real'), dataDir: folder });
  for (const size of sizes) {
    const url = await emptyDatabase(postgres.url, size);
    process.stdout.write(`\n## ${size.toLocaleString('en')} stones\n\n`);
    await benchImport({ databaseUrl: url, dataDir: folder, size });
    p99.push(await benchLists({ databaseUrl: url, dataDir: folder }));
    if (size === sizes[0]) await benchExecution({ databaseUrl: url, dataDir: folder });
    await benchDashboard({ databaseUrl: url, dataDir: folder, orders: size });
    await benchFeed({ databaseUrl: url, dataDir: folder });
    await benchSlowReaders({ databaseUrl: url, dataDir: folder });
  }
  const [small, large] = [p99.at(0), p99.at(-1)];
  if (p99.length > 1 && small && large) {
    process.stdout.write(
      `\np99 of turning pages, largest against smallest: ${(large / small).toFixed(2)} (aim: at most 3)\n`,
    );
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function emptyDatabase(serverUrl: string, stones: number | string): Promise<string> {
  const name = `bench_${stones}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}
