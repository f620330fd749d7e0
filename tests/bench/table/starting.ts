import { baselineRequest, productRequest, repeatedQueries } from '../list-queries.ts';
import { median } from '../load.ts';
import { type BenchServer, startFloor, startProduct } from '../servers.ts';
import type { TableBench } from './few-stones.ts';
import type { Row } from './report.ts';

const starts = 5;

/** Measures the time from process start to the first response. The database is already running and migrated. */
export async function benchStart({ databaseUrl, dataDir, headers }: TableBench): Promise<Row> {
  const [question] = repeatedQueries;
  if (!question) throw new Error('there is no query to run');
  const startModes = {
    floor: { start: () => startFloor(databaseUrl), request: baselineRequest(question) },
    product: { start: () => startProduct(databaseUrl, dataDir), request: productRequest(question) },
  };
  const took = { floor: [] as number[], product: [] as number[] };
  for (let n = 0; n < starts; n++) {
    for (const name of ['floor', 'product'] as const) {
      const { start, request } = startModes[name];
      const { method = 'GET', path, body = null } = request;
      took[name].push(await secondsOfStart(start, (url) => fetch(`${url}${path}`, { method, body, headers })));
    }
  }
  // Excludes the first start, because the file system cache is still empty.
  const usual = (all: readonly number[]) => `${median(all.slice(1)).toFixed(2)} s`;
  return {
    name: 'start with an external database',
    ...{ floor: usual(took.floor), product: usual(took.product) },
    aim: '≤ 1.2 s',
  };
}

async function secondsOfStart(
  start: () => Promise<BenchServer>,
  sendRequest: (url: string) => Promise<Response>,
): Promise<number> {
  const began = performance.now();
  const server = await start();
  try {
    const response = await sendRequest(server.url);
    const text = await response.text();
    if (!response.ok || text.includes('"errors"')) throw new Error(`${server.url} answers ${response.status}: ${text}`);
    return (performance.now() - began) / 1_000;
  } finally {
    await server.stop();
  }
}
