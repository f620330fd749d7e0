import type pg from 'pg';
import {
  baselineRequest,
  baselineStoneRequest,
  next,
  productRequest,
  productStoneRequest,
  repeatedQueries,
  uniqueQueries,
} from '../list-queries.ts';
import { inTurns, type Target } from '../load.ts';
import { residentMegabytes, untilQuiet } from '../memory.ts';
import { type BenchServer, startFloor, startProduct } from '../servers.ts';
import { orderTargets } from './orders.ts';
import { type Row, rateRow } from './report.ts';

export interface TableBench {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly client: pg.Client;
  readonly stones: number;
  /** Headers of the trader's requests to the product. */
  readonly headers: Record<string, string>;
}

export const rounds = 3;
export const seconds = 5;
/** Duration of the order test in seconds. Short, because the baseline soon runs out of stones. */
const secondsOfOrders = 3;
/** Number of connections for requests for lists and single stones. */
const connections = 16;

export interface Servers {
  readonly floor: BenchServer;
  readonly product: BenchServer;
}

/** Starts the baseline and the product, runs `work`, and stops both servers. */
export async function withServers<T>(
  { databaseUrl, dataDir }: TableBench,
  work: (servers: Servers) => Promise<T>,
): Promise<T> {
  const floor = await startFloor(databaseUrl);
  try {
    const product = await startProduct(databaseUrl, dataDir);
    try {
      return await work({ floor, product });
    } finally {
      await product.stop();
    }
  } finally {
    await floor.stop();
  }
}

/** Measures the requests and memory of both servers with a small stock. */
export const benchFewStones = (bench: TableBench): Promise<Row[]> =>
  withServers(bench, async (servers) => {
    const { floor, product } = servers;
    const { client, databaseUrl, headers, stones } = bench;
    await untilQuiet(product.pid);
    const memory = () => Promise.all([residentMegabytes(floor.pid), residentMegabytes(product.pid)]);
    const idle = await memory();

    await expectDifferentResponses(product.url, headers);
    const lists = await rates(listTargets(servers, headers));
    const newLists = await rates(newListTargets(servers, headers));
    const { rows } = await client.query<{ stock_id: string }>('select stock_id from diamond order by random()');
    const [ofFloor, ofProduct] = [inTurn(rows), inTurn(rows)];
    const single = await rates({
      floor: { url: floor.url, requests: [() => baselineStoneRequest(ofFloor().stock_id)], connections },
      product: { url: product.url, headers, requests: [() => productStoneRequest(ofProduct().stock_id)], connections },
    });
    const orders = await rates(
      await orderTargets({ databaseUrl, client, urls: { floor: floor.url, product: product.url } }),
      secondsOfOrders,
    );
    const loaded = await memory();
    const size = `${stones.toLocaleString('en')} stones`;
    return [
      rateRow(`list with total and two facets, ${size}`, lists, '≥ 0.4'),
      rateRow('the same, new query each time (1 connection)', newLists, '≥ 0.2'),
      rateRow('one stone', single, '≥ 0.2'),
      rateRow('add to cart and place order, 4 buyers', [orders[0] / 2, orders[1] / 2], '≥ 0.35'),
      {
        name: 'memory, idle and after load',
        ...{ floor: megabytes(idle[0], loaded[0]), product: megabytes(idle[1], loaded[1]) },
        aim: '≤ 180 and ≤ 350 MB',
      },
    ];
  });

/** Returns a function that returns the values in rotation. */
function inTurn<T>(all: readonly T[]): () => T {
  let n = 0;
  return () => {
    const stone = all[n++ % all.length];
    if (stone === undefined) throw new Error('there is no item to query');
    return stone;
  };
}

const megabytes = (idle: number, loaded: number): string => `${idle.toFixed(0)} and ${loaded.toFixed(0)} MB`;

/** Returns the requests per second of the baseline and the product. */
export async function rates(
  targets: Record<string, Target>,
  secondsEach = seconds,
): Promise<[floor: number, product: number]> {
  const { floor, product } = await inTurns(targets, rounds, secondsEach);
  return [floor?.requestsPerSecond ?? Number.NaN, product?.requestsPerSecond ?? Number.NaN];
}

/** Returns targets whose list queries repeat. */
export const listTargets = ({ floor, product }: Servers, headers: Record<string, string>): Record<string, Target> => ({
  floor: { url: floor.url, requests: repeatedQueries.map(baselineRequest), connections },
  product: { url: product.url, headers, requests: repeatedQueries.map(productRequest), connections },
});

/** Returns targets whose list queries never repeat. */
export function newListTargets({ floor, product }: Servers, headers: Record<string, string>): Record<string, Target> {
  const [ofFloor, ofProduct] = [uniqueQueries(checked), uniqueQueries(checked)];
  return {
    floor: { url: floor.url, requests: [() => baselineRequest(next(ofFloor))], connections: 1 },
    product: { url: product.url, headers, requests: [() => productRequest(next(ofProduct))], connections: 1 },
  };
}

/** Number of new queries that are checked before a measurement. */
const checked = 100;

/**
 * Throws if new queries fail or if most of their results are equal, because then the benchmark would measure the
 * cache.
 */
async function expectDifferentResponses(url: string, headers: Record<string, string>): Promise<void> {
  const questions = uniqueQueries();
  const responses = new Set<string>();
  for (let n = 0; n < checked; n++) {
    const { path, body = null } = productRequest(next(questions));
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    const text = await response.text();
    if (!response.ok || text.includes('"errors"')) throw new Error(`the list answers ${response.status}: ${text}`);
    responses.add(text);
  }
  if (responses.size < checked * 0.9) throw new Error(`${checked} new questions have only ${responses.size} answers`);
}
