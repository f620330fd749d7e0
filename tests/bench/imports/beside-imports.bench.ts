import { setTimeout as sleep } from 'node:timers/promises';
import { loadAtRate, loadWhile } from '../load.ts';
import type { BenchServer } from '../servers.ts';
import { trader } from '../trader.ts';
import { execute } from './importing.ts';

/** Page turns per second: a busy house, but one that is not kept waiting by them. */
const turnRate = 40;
/** How long they are measured, at least. */
const turnSeconds = 15;

interface OthersBench {
  readonly product: BenchServer;
  readonly databaseUrl: string;
  /** Imports all stones with prices raised by so much. */
  readonly importFile: (raise: 0 | 1) => Promise<void>;
}

/**
 * What an import costs those who turn pages meanwhile: p99 without, and with a file being taken over in which every price
 * is another, until it has ended and the time is over: after a short one the first questions about other prices count, too.
 */
export async function benchOthers({ product, databaseUrl, importFile }: OthersBench): Promise<void> {
  const headers = { authorization: `Bearer ${await trader(databaseUrl, 'beside-import@example.com')}` };
  const requests = Array.from({ length: 20 }, (_, page) => ({ path: `/api/diamonds?page=${page}&pageSize=36` }));
  const target = { url: product.url, headers, requests };
  const turn = () => loadAtRate(target, { rate: turnRate, seconds: turnSeconds });
  // What earlier imports have left to be done is none of these.
  await execute(databaseUrl, 'vacuum analyze diamond');
  await turn();
  const alone = await turn();
  // Of fewer turns than that a p99 would be the worst of them.
  const importing = Promise.all([importFile(0), sleep(turnSeconds * 1000)]);
  const beside = await loadWhile(target, turnRate, importing);
  process.stdout.write(
    `\np99 of turning pages: ${alone.p99} ms alone, ${beside.p99} ms during an import: ` +
      `${(beside.p99 / alone.p99).toFixed(2)} (aim: at most 2)\n\n`,
  );
}
