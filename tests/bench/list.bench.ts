import { inTurns } from './load.ts';
import { startFloor, startProduct } from './servers.ts';
import { trader } from './trader.ts';

const pages = Array.from({ length: 20 }, (_, page) => page);
const rounds = 3;
const seconds = 5;

interface ListBench {
  databaseUrl: string;
  dataDir: string;
}

/**
 * Prints the throughput of the REST list and of the baseline. Returns the p99 latency of list pages in milliseconds.
 */
export async function benchLists({ databaseUrl, dataDir }: ListBench): Promise<number> {
  const token = await trader(databaseUrl, 'bench@example.com');
  const floor = await startFloor(databaseUrl);
  const product = await startProduct(databaseUrl, dataDir);
  try {
    const loads = await inTurns(
      {
        'floor, every field': {
          url: floor.url,
          requests: pages.map((page) => ({ path: `/every-field?offset=${page * 36}` })),
        },
        REST: {
          url: product.url,
          headers: { authorization: `Bearer ${token}` },
          requests: pages.map((page) => ({ path: `/api/diamonds?page=${page}&pageSize=36` })),
        },
      },
      rounds,
      seconds,
    );
    const base = loads['floor, every field']?.requestsPerSecond ?? Number.NaN;
    process.stdout.write('| list | requests/s | of the floor | p50 ms | p99 ms |\n|---|---|---|---|---|\n');
    for (const [name, { requestsPerSecond, p50, p99 }] of Object.entries(loads)) {
      process.stdout.write(
        `| ${name} | ${requestsPerSecond.toFixed(0)} | ${(requestsPerSecond / base).toFixed(2)} | ${p50} | ${p99} |\n`,
      );
    }
    return loads.REST?.p99 ?? Number.NaN;
  } finally {
    await product.stop();
    await floor.stop();
  }
}
