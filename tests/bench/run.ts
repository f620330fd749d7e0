import 'reflect-metadata';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { benchDashboard } from './dashboard.bench.ts';
import { benchExecution } from './execution.bench.ts';
import { benchFeed } from './feed.bench.ts';
import { benchFloods } from './floods.bench.ts';
import { benchImport } from './imports/import.bench.ts';
import { benchRealStones } from './imports/real-stones.bench.ts';
import { benchLists } from './list.bench.ts';
import { benchSizing, sizingHeader } from './sizing.bench.ts';
import { benchSlowReaders } from './slow-readers.bench.ts';
import { benchSoak } from './soak.bench.ts';
import { connected, fillStock } from './stock.ts';
import { benchTable, tableSizes } from './table/table.bench.ts';

/**
 * `npm run bench` compares the product with a baseline in the same run. Arguments are names of benchmarks (`npm run
 * bench -- lists feed`) and numbers of stones (`npm run bench -- 54000`). `npm run bench -- soak 15` runs the load
 * test for 15 minutes, and `npm run bench -- sizing` measures the required cores and memory. Other runs do not include
 * these two.
 */
const args = process.argv.slice(2);
const numbers = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const benchNames = new Set(args.filter((arg) => !/^\d+$/.test(arg)));

const parts = [
  'table',
  'real',
  'imports',
  'lists',
  'execution',
  'dashboard',
  'feed',
  'readers',
  'floods',
  'soak',
  'sizing',
];
for (const name of benchNames) {
  if (!parts.includes(name)) throw new Error(`"${name}" is not a part of the benchmark: ${parts.join(', ')}`);
}
/**
 * Benchmarks that do not run by default: the load test, the sizing, and the table if stock sizes are given, because it
 * has its own sizes.
 */
const optional = numbers.length > 0 ? ['soak', 'sizing', 'table'] : ['soak', 'sizing'];
const isSelected = (part: string): boolean => (benchNames.size === 0 ? !optional.includes(part) : benchNames.has(part));

const folder = await mkdtemp(path.join(tmpdir(), 'facet-bench-'));
await chmod(folder, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
try {
  if (isSelected('table')) {
    const [few = tableSizes.few, many = tableSizes.many] = benchNames.has('table') ? numbers : [];
    process.stdout.write('\n## What a request costs\n\n');
    await benchTable({ few, many, dataDir: folder, emptyDatabase: (stones) => emptyDatabase(`table_${stones}`) });
  }
  if (isSelected('real')) {
    process.stdout.write('\n## Real stones\n\n');
    await benchRealStones({ databaseUrl: await emptyDatabase('real'), dataDir: folder });
  }
  if (['imports', 'lists', 'execution', 'dashboard', 'feed', 'readers', 'floods'].some(isSelected)) {
    await benchSizes(numbers.length > 0 ? numbers : [54_000, 1_000_000]);
  }
  if (isSelected('soak')) {
    const [minutes = 15, stones = 1_000_000] = numbers;
    const databaseUrl = await emptyDatabase('soak');
    await benchSoak({ databaseUrl, dataDir: folder, minutes, stones });
  }
  if (isSelected('sizing')) {
    process.stdout.write(sizingHeader);
    for (const stones of numbers.length > 0 ? numbers : [10_000, 100_000, 1_000_000])
      await benchSizing({ stones, dataDir: folder, databaseUrl: await emptyDatabase(`sizing_${stones}`) });
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function benchSizes(sizes: readonly number[]): Promise<void> {
  const p99: number[] = [];
  for (const size of sizes) {
    const databaseUrl = await emptyDatabase(String(size));
    const environment = { databaseUrl, dataDir: folder };
    process.stdout.write(`\n## ${size.toLocaleString('en')} stones\n\n`);
    if (isSelected('imports')) await benchImport({ ...environment, size });
    else await fillStock(databaseUrl, size);
    if (isSelected('lists')) p99.push(await benchLists(environment));
    if (isSelected('execution') && size === sizes[0]) await benchExecution(environment);
    if (isSelected('dashboard')) await benchDashboard({ ...environment, orders: size });
    if (isSelected('feed')) await benchFeed(environment);
    if (isSelected('readers')) await benchSlowReaders(environment);
    if (isSelected('floods')) await benchFloods(environment);
  }
  const [small, large] = [p99.at(0), p99.at(-1)];
  if (p99.length > 1 && small && large) {
    process.stdout.write(
      `\np99 of turning pages, largest against smallest: ${(large / small).toFixed(2)} (aim: at most 3)\n`,
    );
  }
}

async function emptyDatabase(name: string): Promise<string> {
  const database = `bench_${name}`;
  await connected(postgres.url, (client) => client.query(`create database ${client.escapeIdentifier(database)}`));
  const url = new URL(postgres.url);
  url.pathname = `/${database}`;
  await migrate(url.href);
  return url.href;
}
