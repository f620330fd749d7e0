import { loadAtRate } from '../load.ts';
import type { BenchServer } from '../servers.ts';
import { trader } from '../trader.ts';

/** Page turns per second: a busy house, but one that is not kept waiting by them. */
const turnRate = 40;
/** How long they are measured: imports follow one another all the time. */
const turnSeconds = 15;

interface OthersBench {
  readonly product: BenchServer;
  readonly databaseUrl: string;
  /** Imports all stones with prices raised by so much. */
  readonly importFile: (raise: 0 | 1) => Promise<void>;
}

/** What imports cost those who turn pages meanwhile: p99 without and with a file being taken over in which every price is another. */
export async function benchOthers({ product, databaseUrl, importFile }: OthersBench): Promise<void> {
  const headers = { authorization: `Bearer ${await trader(databaseUrl, 'beside-import@example.com')}` };
  const requests = Array.from({ length: 20 }, (_, page) => ({ path: `/api/diamonds?page=${page}&pageSize=36` }));
  const turn = () => loadAtRate({ url: product.url, headers, requests }, { rate: turnRate, seconds: turnSeconds });
  await turn();
  const before = await turn();
  const turned = new AbortController();
  const imports = (async () => {
    for (let turns = 0; !turned.signal.aborted; turns++) await importFile(turns % 2 === 0 ? 0 : 1);
  })();
  const beside = await turn();
  turned.abort();
  await imports;
  const after = await turn();
  const usual = (before.p99 + after.p99) / 2;
  process.stdout.write(
    `\np99 of turning pages: ${usual} ms alone, ${beside.p99} ms during imports: ` +
      `${(beside.p99 / usual).toFixed(2)} (aim: at most 2)\n\n`,
  );
}
