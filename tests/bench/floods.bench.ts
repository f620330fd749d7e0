import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadAtRate } from './load.ts';
import { startProduct } from './servers.ts';
import { trader } from './trader.ts';

interface FloodsBench {
  databaseUrl: string;
  dataDir: string;
}

/** Number of requests that the trader sends per second. */
const rate = 20;
const seconds = 20;

interface Flood {
  readonly description: string;
  readonly connections: number;
  readonly request: (n: number) => { readonly path: string; readonly query?: string };
}

const floods: readonly Flood[] = [
  {
    description: '240 connections to pages of items',
    connections: 240,
    request: (n) => ({ path: `/diamond/N-${n}-x` }),
  },
  {
    description: '250 connections with new GraphQL documents',
    connections: 250,
    request: (n) => ({ path: '/graphql', query: `{ a${n}: diamonds(page: { size: 20 }) { items { id carats } } }` }),
  },
  {
    description: '450 connections to short lists',
    connections: 450,
    request: () => ({ path: '/api/diamonds?pageSize=1' }),
  },
];

/**
 * Measures how a flood from one IP address affects a trader at another address. Compares the p99 latency of list
 * pages with and without the flood. Returns the largest ratio. Fails if the trader gets a response other than 200.
 */
export async function benchFloods({ databaseUrl, dataDir }: FloodsBench): Promise<number> {
  const headers = { authorization: `Bearer ${await trader(databaseUrl, 'flooded@example.com')}` };
  const product = await startProduct(databaseUrl, dataDir, { RATE_LIMITS: '1' });
  const turnPages = () =>
    loadAtRate(
      {
        ...{ url: product.url, headers },
        requests: Array.from({ length: 20 }, (_, page) => ({ path: `/api/diamonds?page=${page}&pageSize=36` })),
      },
      { rate, seconds },
    );
  const ratios: number[] = [];
  try {
    await turnPages();
    for (const [index, { description, connections, request }] of floods.entries()) {
      const quiet = await turnPages();
      const stop = flood(product.url, `127.0.0.${index + 2}`, connections, request);
      await sleep(500);
      const flooded = await turnPages();
      await stop();
      ratios.push(flooded.p99 / quiet.p99);
      process.stdout.write(
        `\n${description}: p99 of turning pages ${quiet.p99} ms quiet, ${flooded.p99} ms during the flood: ` +
          `${(flooded.p99 / quiet.p99).toFixed(2)} (aim: less than 5)\n`,
      );
    }
    return Math.max(...ratios);
  } finally {
    await product.stop();
  }
}

/** Sends requests over many connections from one loopback address. Returns a function that stops the flood. */
function flood(
  url: string,
  localAddress: string,
  connections: number,
  requestOf: Flood['request'],
): () => Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let isOver = false;
  let sent = 0;
  const send = (): Promise<void> =>
    new Promise((resolve) => {
      const { path, query } = requestOf(sent++);
      const headers = query === undefined ? {} : { 'content-type': 'application/json' };
      const options = { agent, localAddress, method: query === undefined ? 'GET' : 'POST', headers };
      const request = http.request(`${url}${path}`, options, (res) => res.resume().once('close', resolve));
      request.once('error', () => resolve()).end(query === undefined ? undefined : JSON.stringify({ query }));
    });
  const line = async (): Promise<void> => {
    while (!isOver) await send();
  };
  const lines = Promise.all(Array.from({ length: connections }, line));
  return async () => {
    isOver = true;
    agent.destroy();
    await lines;
  };
}
