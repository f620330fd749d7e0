import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { signAccessToken } from '../../server/src/platform/sign-in/tokens.ts';
import { benchSecret, startProduct } from './servers.ts';
import { benchStones, copyColumns, csvHeader } from './stones.ts';

interface ImportBench {
  databaseUrl: string;
  dataDir: string;
  size: number;
}

/**
 * The floor is PostgreSQL's own `COPY` of ready-made rows into a table with the same columns, indexes and constraints;
 * the product reads the supplier's CSV with its own words, checks it and merges it, over REST.
 */
export async function benchImport({ databaseUrl, dataDir, size }: ImportBench): Promise<void> {
  const floor = await secondsOf(() => copyFloor(databaseUrl, size));
  const file = path.join(dataDir, `stones-${size}.csv`);
  const writeFile = (raise: number) => pipeline(Readable.from(csv(size, raise)), createWriteStream(file));
  await writeFile(0);
  const token = await administrator(databaseUrl);
  const product = await startProduct(databaseUrl, dataDir);
  try {
    const importFile = async (): Promise<Record<string, number>> => {
      const form = new FormData();
      form.set('file', await openAsBlob(file), 'stones.csv');
      const answer = await fetch(`${product.url}/api/diamonds/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const first = await secondsOf(importFile);
    const again = await secondsOf(importFile);
    await writeFile(1);
    const changed = await secondsOf(importFile);
    process.stdout.write('| import | seconds | rows/s | of the floor |\n|---|---|---|---|\n');
    for (const [name, seconds] of [
      ['COPY (floor)', floor],
      ['all new', first],
      ['all unchanged', again],
      ['every price changed', changed],
    ] as const) {
      process.stdout.write(
        `| ${name} | ${seconds.toFixed(1)} | ${(size / seconds).toFixed(0)} | ${(floor / seconds).toFixed(2)} |\n`,
      );
    }
    process.stdout.write('\n');
    await execute(databaseUrl, 'vacuum analyze diamond');
  } finally {
    await product.stop();
    await rm(file);
  }
}

/** The price is the last cell. */
function* csv(size: number, raise: number): Generator<string> {
  yield csvHeader;
  for (const stone of benchStones(size)) {
    yield raise === 0
      ? stone.csv
      : stone.csv.replace(/[\d.]+\n$/, (price) => `${(Number(price) + raise).toFixed(2)}\n`);
  }
}

async function copyFloor(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create table diamond_floor (like diamond including all)');
    const copies = Readable.from(
      (function* () {
        for (const stone of benchStones(size)) yield stone.copy;
      })(),
    );
    await pipeline(copies, client.query(copyFrom(`copy diamond_floor (${copyColumns}) from stdin`)));
  } finally {
    await client.query('drop table if exists diamond_floor');
    await client.end();
  }
}

async function administrator(databaseUrl: string): Promise<string> {
  const [row] = await execute(
    databaseUrl,
    `insert into user_account (email, password_hash, role, is_approved, is_email_confirmed)
     values ('bench-admin@example.com', 'no password fits', 'Administrator', true, true) returning id`,
  );
  return signAccessToken({ sub: Number(row?.id), role: 'Administrator', ver: 0 }, benchSecret).token;
}

async function execute(databaseUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
