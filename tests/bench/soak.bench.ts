import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { administrator, importOverRest } from './imports/importing.ts';
import { next, productRequest, repeatedQueries, uniqueQueries } from './list-queries.ts';
import { type Load, loadWhile, median, type Target } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { type BenchServer, startProduct } from './servers.ts';
import { connected, fillStock } from './stock.ts';
import { benchStones, csvHeader } from './stones.ts';
import { buying, eachOnce, isDone } from './table/orders.ts';
import { trader } from './trader.ts';

interface SoakBench {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly minutes: number;
  readonly stones: number;
}

/** Number of rows in the file that is imported repeatedly with different prices. */
const importedRows = 5_000;
const importPauseMs = 5_000;
/** Number of requests per second on a busy site that is below its capacity. */
const rates = { lists: 40, orders: 4 };
const lookMs = 5_000;
/**
 * Maximum ratio of memory use in the last third of the test to that in the second third. The first third is warm-up.
 */
const mostGrowth = 1.1;

interface Look {
  /** Minutes since the start of the test. */
  readonly minute: number;
  readonly megabytes: number;
  readonly imports: number;
}

/**
 * Runs imports, orders and lists in parallel for the given time. Prints the memory use per minute. Fails if the
 * median of the last third is more than 10 % above that of the second third.
 */
export async function benchSoak({ databaseUrl, dataDir, minutes, stones }: SoakBench): Promise<void> {
  process.stdout.write(`\n## ${minutes} minutes of everything, ${stones.toLocaleString('en')} stones\n\n`);
  await fillStock(databaseUrl, stones);
  const token = await administrator(databaseUrl);
  const product = await startProduct(databaseUrl, dataDir);
  try {
    const samples: Look[] = [];
    let imports = 0;
    const ends = performance.now() + minutes * 60_000;
    const isRunning = () => performance.now() < ends;
    const importing = async () => {
      for (; isRunning(); imports++) {
        const file = await priceFile(dataDir, imports);
        await importOverRest(product, token, { path: file });
        await sleep(importPauseMs);
      }
    };
    const takeSample = async () => {
      while (isRunning()) {
        const minute = Math.floor(minutes - (ends - performance.now()) / 60_000);
        samples.push({ minute, megabytes: await residentMegabytes(product.pid), imports });
        await sleep(lookMs);
      }
    };
    const everything = Promise.all([importing(), takeSample()]);
    const [lists, orders] = await Promise.all([
      loadWhile(await listTarget(product, databaseUrl), rates.lists, everything),
      loadWhile(await orderTarget(product, databaseUrl), 2 * rates.orders, everything),
      everything,
    ]);
    printReport(samples, lists, orders);
  } finally {
    await product.stop();
  }
}

/** Writes a price file for the first stones, which are never ordered. Prices differ between files. */
async function priceFile(dataDir: string, nth: number): Promise<string> {
  const file = path.join(dataDir, 'soak.csv');
  const rows = (function* () {
    yield csvHeader;
    for (const { csv } of benchStones(importedRows)) {
      yield csv.replace(/[\d.]+\n$/, (price) => `${(Number(price) + 1 + (nth % 100)).toFixed(2)}\n`);
    }
  })();
  await pipeline(Readable.from(rows), createWriteStream(file));
  return file;
}

/** Returns a target that alternates between repeated and new list queries. */
async function listTarget({ url }: BenchServer, databaseUrl: string): Promise<Target> {
  const anew = uniqueQueries();
  return {
    url,
    headers: headersOf(await trader(databaseUrl, 'soak-lists@example.com')),
    requests: repeatedQueries.flatMap((question) => [productRequest(question), () => productRequest(next(anew))]),
    isAnswer: (body) => !body.includes('"errors"'),
  };
}

async function orderTarget({ url }: BenchServer, databaseUrl: string): Promise<Target> {
  const { rows } = await connected(databaseUrl, (client) =>
    client.query<{ id: number }>('select id from diamond where id > $1 order by id', [importedRows]),
  );
  const stone = eachOnce(rows.map(({ id }) => id));
  const headers = headersOf(await trader(databaseUrl, 'soak-orders@example.com'));
  return { url, requests: [], isAnswer: isDone, connectionsWithOwnRequests: [{ headers, requests: buying(stone) }] };
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

function printReport(samples: readonly Look[], lists: Load, orders: Load): void {
  process.stdout.write('| minute | memory MB, median and most | imports so far |\n|---|---|---|\n');
  for (const [minute, ofMinute = []] of Map.groupBy(samples, (sample) => sample.minute)) {
    const sizes = ofMinute.map(({ megabytes }) => megabytes);
    process.stdout.write(
      `| ${minute + 1} | ${median(sizes).toFixed(0)}, ${Math.max(...sizes).toFixed(0)} | ${ofMinute.at(-1)?.imports} |\n`,
    );
  }
  const third = Math.floor(samples.length / 3);
  const usual = (part: readonly Look[]) => median(part.map(({ megabytes }) => megabytes));
  const [second, last] = [usual(samples.slice(third, 2 * third)), usual(samples.slice(2 * third))];
  const isFlat = last <= second * mostGrowth;
  if (!isFlat) process.exitCode = 1;
  process.stdout.write(
    `\nLists: ${lists.requestsPerSecond.toFixed(0)} /s, p99 ${lists.p99} ms. Orders: ` +
      `${(orders.requestsPerSecond / 2).toFixed(1)} /s, p99 of their requests ${orders.p99} ms.\n` +
      `Memory is ${isFlat ? '' : 'NOT '}flat: ${last.toFixed(0)} MB in the last third, ${second.toFixed(0)} MB in the second: ` +
      `${(last / second).toFixed(2)} (aim: at most ${mostGrowth})\n`,
  );
}
