import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadAtRate } from './load.ts';
import { startProduct } from './servers.ts';
import { trader } from './trader.ts';

interface SlowReadersBench {
  databaseUrl: string;
  dataDir: string;
}

const readers = 20;
/** Number of bytes that a slow reader reads per second. */
const pace = 500_000;
/** Number of list pages per second on a busy site that is below its capacity. */
const rate = 40;
const seconds = 15;

/**
 * Measures how 20 slow readers of the complete list affect other clients. Compares the p99 latency of list pages
 * without slow readers, during their database read, and while their responses are sent. Returns the larger ratio.
 */
export async function benchSlowReaders({ databaseUrl, dataDir }: SlowReadersBench): Promise<number> {
  const headers = { authorization: `Bearer ${await trader(databaseUrl, 'slow@example.com')}` };
  const product = await startProduct(databaseUrl, dataDir);
  const measureTurn = () =>
    loadAtRate(
      {
        url: product.url,
        headers,
        requests: Array.from({ length: 20 }, (_, page) => ({ path: `/api/diamonds?page=${page}&pageSize=36` })),
      },
      { rate, seconds },
    );
  const leaving = new AbortController();
  try {
    await measureTurn();
    const alone = await measureTurn();
    const downloads = Array.from({ length: readers }, (_, index) =>
      readSlowly(
        `${product.url}/api/diamonds`,
        { ...headers, 'accept-encoding': index % 2 ? 'gzip' : 'identity' },
        leaving,
      ),
    );
    const first = await measureTurn();
    const later = await measureTurn();
    leaving.abort();
    const bytes = await Promise.all(downloads);
    const after = await measureTurn();
    const usual = (alone.p99 + after.p99) / 2;
    const ratio = Math.max(first.p99, later.p99) / usual;
    process.stdout.write(
      `\n${readers} slow readers of the whole list took ${Math.min(...bytes)} to ${Math.max(...bytes)} bytes each; p99 of ` +
        `turning pages: ${usual} ms alone, ${first.p99} ms in the first ${seconds} s, ${later.p99} ms in the next: ` +
        `${ratio.toFixed(2)} (aim: at most 2)\n`,
    );
    return ratio;
  } finally {
    leaving.abort();
    await product.stop();
  }
}

/** Reads a response slowly until aborted. Returns the number of bytes read. */
async function readSlowly(url: string, headers: http.OutgoingHttpHeaders, leaving: AbortController): Promise<number> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { agent: false, headers }, resolve).once('error', reject);
  });
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.length;
    if (leaving.signal.aborted) break;
    await sleep((piece.length / pace) * 1_000);
  }
  return bytes;
}
