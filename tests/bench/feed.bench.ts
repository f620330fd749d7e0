import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { growthDuring } from './memory.ts';
import { startProduct } from './servers.ts';
import { trader } from './trader.ts';

interface FeedBench {
  databaseUrl: string;
  dataDir: string;
}

/** Number of stones that change between two reads of the feed. */
const changed = 1_000;
const rounds = 9;

interface FollowedFeed {
  readonly lines: number;
  readonly cursor: string;
  readonly ms: number;
}

/** Reads a compressed feed response to its end, line by line. */
async function read(url: string, token: string, cursor: string | null): Promise<FollowedFeed> {
  const began = performance.now();
  const address = `${url}/api/feed?types=diamonds${cursor ? `&cursor=${cursor}` : ''}`;
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    request(address, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' } }, resolve)
      .on('error', reject)
      .end();
  });
  const text = createGunzip();
  const piped = pipeline(response, text);
  let lines = 0;
  let last = '';
  for await (const line of createInterface({ input: text })) {
    lines++;
    last = line;
  }
  await piped;
  return { lines, cursor: JSON.parse(last).cursor, ms: performance.now() - began };
}

/** Returns the duration of a `COPY` of the table as JSON, which is the baseline for a snapshot. */
async function floorMs(client: pg.Client): Promise<number> {
  const began = performance.now();
  const stream = client.query(copyTo('copy (select row_to_json(d) from diamond d order by id) to stdout'));
  for await (const _ of stream);
  return performance.now() - began;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Prints the duration of a full feed, of a `COPY` of the same rows as JSON, and of a feed with 1,000 changes. */
export async function benchFeed({ databaseUrl, dataDir }: FeedBench): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const product = await startProduct(databaseUrl, dataDir);
  try {
    const token = await trader(databaseUrl, 'feed-bench@example.com');
    const floor = await floorMs(client);
    let whole: FollowedFeed | undefined;
    const grown = await growthDuring(product.pid, async () => {
      whole = await read(product.url, token, null);
    });
    if (!whole) throw new Error('nothing was read');
    let { cursor } = whole;
    const deltas: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await client.query(
        `update diamond set price_per_carat = price_per_carat + 1
         where id in (select id from diamond order by id offset ${round * changed} limit ${changed})`,
      );
      const delta = await read(product.url, token, cursor);
      // The three additional lines are cursors.
      if (delta.lines !== changed + 3) throw new Error(`a delta of ${changed} has ${delta.lines} lines`);
      deltas.push(delta.ms);
      cursor = delta.cursor;
    }
    process.stdout.write('| feed | time | of the floor | memory grows by |\n|---|---|---|---|\n');
    process.stdout.write(`| COPY of all stones as JSON (floor) | ${(floor / 1_000).toFixed(1)} s | 1.00 | |\n`);
    process.stdout.write(
      `| all stones | ${(whole.ms / 1_000).toFixed(1)} s | ${(floor / whole.ms).toFixed(2)} | ${grown.toFixed(0)} MB |\n`,
    );
    process.stdout.write(`| ${changed} changed stones | ${median(deltas).toFixed(0)} ms | | |\n`);
  } finally {
    await product.stop();
    await client.end();
  }
}
