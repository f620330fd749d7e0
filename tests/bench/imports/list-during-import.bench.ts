import { setTimeout as sleep } from 'node:timers/promises';
import { loadAtRate, loadWhile } from '../load.ts';
import type { BenchServer } from '../servers.ts';
import { trader } from '../trader.ts';
import { execute } from './importing.ts';

/** Number of list pages per second on a busy site that is below its capacity. */
const turnRate = 40;
/** Minimum duration of a measurement, in seconds. */
const turnSeconds = 15;

interface OthersBench {
  readonly product: BenchServer;
  readonly databaseUrl: string;
  /** Imports all stones with `raise` added to their prices. */
  readonly importFile: (raise: 0 | 1) => Promise<void>;
}

/**
 * Prints the p99 latency of list pages, with and without an import that changes every price. Measures until the
 * import has ended and at least `turnSeconds` have passed. After a short import this includes the first requests with
 * new prices.
 */
export async function benchOthers({ product, databaseUrl, importFile }: OthersBench): Promise<void> {
  const headers = { authorization: `Bearer ${await trader(databaseUrl, 'beside-import@example.com')}` };
  const requests = Array.from({ length: 20 }, (_, page) => ({ path: `/api/diamonds?page=${page}&pageSize=36` }));
  const target = { url: product.url, headers, requests };
  const measureTurn = () => loadAtRate(target, { rate: turnRate, seconds: turnSeconds });
  // Completes the background work that earlier imports have caused.
  await execute(databaseUrl, 'vacuum analyze diamond');
  await measureTurn();
  const alone = await measureTurn();
  // Measures for a minimum time, because with fewer requests the p99 would be the slowest request.
  const importing = Promise.all([importFile(0), sleep(turnSeconds * 1000)]);
  const duringImport = await loadWhile(target, turnRate, importing);
  process.stdout.write(
    `\np99 of turning pages: ${alone.p99} ms alone, ${duringImport.p99} ms during an import: ` +
      `${(duringImport.p99 / alone.p99).toFixed(2)} (aim: at most 2)\n\n`,
  );
}
