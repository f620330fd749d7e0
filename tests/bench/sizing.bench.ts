import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { clientOperation } from './client-operation.ts';
import { type ListQuery, next, operation, repeatedQueries, uniqueQueries } from './list-queries.ts';
import { median, type Request } from './load.ts';
import { processorSeconds, proportionalMegabytes, untilQuiet } from './memory.ts';
import { startProduct } from './servers.ts';
import { connected, fillStock } from './stock.ts';
import { buying, eachOnce, isDone } from './table/orders.ts';
import { trader } from './trader.ts';

interface SizingBench {
  readonly stones: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** Numbers of traders who use the shop at the same time. */
const userCounts = [10, 50, 200];
/** Average time between two pages that a user opens, in seconds. */
const secondsPerPage = 10;
/** Average time between two orders of a user, in seconds. */
const secondsPerOrder = 1_200;
const priceChangeMs = 10_000;
/** Number of accounts. Concurrent requests of one account are limited. */
const accounts = 50;
const seconds = 30;
/** Time in which the server opens connections and fills its caches, before each measurement. */
const warmUpSeconds = 15;

/** Facets of the open filters in the shop's list of white diamonds. */
const facetFields = ['SHAPE', 'CARATS', 'COLOR', 'CLARITY', 'CUT', 'LABORATORY', 'TOTAL_PRICE'];

/** Number of stones whose pages are opened and whose prices change. */
const changedStones = 5_000;

/**
 * Prints the processor time, memory and disk space that the server and PostgreSQL need for a number of stones and
 * users. While the users browse, they place orders, and the price of one stone changes every 10 seconds.
 * A request that is rejected because of overload ends the benchmark.
 */
export async function benchSizing({ stones, dataDir, databaseUrl }: SizingBench): Promise<void> {
  await fillStock(databaseUrl, stones);
  const headers: Headers[] = [];
  for (let account = 0; account < accounts; account++) {
    const token = await trader(databaseUrl, `sizing-${account}@example.com`);
    headers.push({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  }
  const product = await startProduct(databaseUrl, dataDir);
  try {
    await connected(databaseUrl, async (client) => {
      const postmaster = await readPostmaster(client);
      await untilQuiet(product.pid);
      const { rows } = await client.query<{ id: number }>('select id from diamond order by id desc');
      const nextStone = eachOnce(rows.map(({ id }) => id));
      const nextPage = pageViews();
      for (const users of userCounts) {
        await browse(product.url, { headers, nextPage, users, seconds: warmUpSeconds });
        const before = [await processorSeconds(product.pid), await processorSeconds(postmaster)];
        const stopWork = parallelWork(product.url, { client, headers, nextStone, users });
        const latencies = await browse(product.url, { headers, nextPage, users, seconds });
        await stopWork();
        const after = [await processorSeconds(product.pid), await processorSeconds(postmaster)];
        const cores = after.map((end, index) => ((end - (before[index] ?? 0)) / seconds).toFixed(2));
        const memory = [await proportionalMegabytes(product.pid), await proportionalMegabytes(postmaster)];
        process.stdout.write(
          `| ${stones.toLocaleString('en')} | ${users} | ${cores.join(' | ')} | ` +
            `${median(latencies).toFixed(0)}, ${percentile99(latencies).toFixed(0)} | ${memory.map((megabytes) => megabytes.toFixed(0)).join(' | ')} | ${await diskMegabytes(client)} |\n`,
        );
      }
    });
  } finally {
    await product.stop();
  }
}

export const sizingHeader =
  '| stones | users | cores, server | cores, PostgreSQL | p50, p99 ms | memory MB, server | memory MB, PostgreSQL | database MB |\n' +
  '|---|---|---|---|---|---|---|---|\n';

type Headers = Readonly<Record<string, string>>;

interface Browsing {
  /** Headers of each account. */
  readonly headers: readonly Headers[];
  /** Creates the next page view: the requests that the page sends at the same time. */
  readonly nextPage: () => readonly Request[];
  readonly users: number;
  readonly seconds: number;
}

/**
 * Opens pages at random times, as independent users do. Returns the time in milliseconds until each page had all
 * responses. Throws if a request fails.
 */
async function browse(url: string, { headers, nextPage, users, seconds }: Browsing): Promise<number[]> {
  const pages: Promise<number>[] = [];
  const account = forever(headers);
  const ends = performance.now() + seconds * 1_000;
  while (performance.now() < ends) {
    pages.push(openPage(url, account.next().value, nextPage()));
    await sleep((-Math.log(1 - Math.random()) * secondsPerPage * 1_000) / users);
  }
  return Promise.all(pages);
}

async function openPage(url: string, headers: Headers, requests: readonly Request[]): Promise<number> {
  const start = performance.now();
  await Promise.all(requests.map((request) => send(url, headers, request)));
  return performance.now() - start;
}

async function send(url: string, headers: Headers, request: Request): Promise<void> {
  const response = await fetch(`${url}${request.path}`, { method: 'POST', headers, body: request.body ?? null });
  const text = await response.text();
  if (!response.ok || !isDone(text)) throw new Error(`a request failed: ${response.status} ${text.slice(0, 200)}`);
}

const percentile99 = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
};

/**
 * Returns a generator of the shop's page views. Of ten, six are lists, of which three have a filter that was not used
 * before, three are items, and one is the cart.
 */
function pageViews(): () => readonly Request[] {
  const [list, facets, detail, cart] = ['DiamondList', 'DiamondFacets', 'DiamondDetail', 'BasketContents'].map(
    clientOperation,
  );
  if (!list || !facets || !detail || !cart) throw new Error('an operation is missing');
  const listPage = ({ shapeId, colorId, laboratoryId, least }: ListQuery) => {
    const filter = {
      ...{ shapeIds: [shapeId], colorIds: [colorId], laboratoryIds: [laboratoryId] },
      ...(least > 0 ? { totalPrice: { min: least / 100 } } : {}),
    };
    const page = { index: 0, size: 36 };
    return [
      operation(list, { filter, sort: [{ field: 'TOTAL_PRICE' }], page }),
      operation(facets, { filter, fields: facetFields }),
    ];
  };
  const newQueries = uniqueQueries();
  const repeated = forever(repeatedQueries);
  const newList = () => listPage(next(newQueries));
  const repeatedList = () => listPage(repeated.next().value);
  const item = () => [operation(detail, { stockNumber: `B-${1 + Math.floor(Math.random() * changedStones)}` })];
  const round = forever([
    ...[newList, repeatedList, item, newList, repeatedList, item, newList, repeatedList, item],
    () => [operation(cart, {})],
  ]);
  return () => round.next().value();
}

function* forever<T>(values: readonly T[]): Generator<T, never> {
  for (;;) yield* values;
}

interface Work {
  readonly client: pg.Client;
  readonly headers: readonly Headers[];
  readonly nextStone: () => number;
  readonly users: number;
}

/** Places orders and changes prices until the returned function is called. */
function parallelWork(url: string, { client, headers, nextStone, users }: Work): () => Promise<void> {
  const abort = new AbortController();
  const repeat = async (everyMs: number, work: () => Promise<unknown>) => {
    while (!abort.signal.aborted) {
      await work();
      await sleep(everyMs, undefined, { signal: abort.signal }).catch(() => undefined); // ended
    }
  };
  const buyer = forever(headers);
  const order = async () => {
    const account = buyer.next().value;
    for (const create of buying(nextStone)) await send(url, account, create());
  };
  const changePrice = () =>
    client.query('update diamond set price_per_carat = price_per_carat + 0.01 where stock_id = $1', [
      `B-${1 + Math.floor(Math.random() * changedStones)}`,
    ]);
  const all = Promise.all([repeat((secondsPerOrder * 1_000) / users, order), repeat(priceChangeMs, changePrice)]);
  return async () => {
    abort.abort();
    await all;
  };
}

/** Returns the ID of PostgreSQL's main process, which must run on this host. */
async function readPostmaster(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  return Number.parseInt(await readFile(path.join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8'), 10);
}

async function diskMegabytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: number }>(
    'select (pg_database_size(current_database()) / 1048576)::int as size',
  );
  return rows[0]?.size ?? 0;
}
