import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { benchStones, copyColumns } from './stones.ts';

/** Copies `count` stones into a table with the columns of `diamond`. */
export async function copyStones(client: pg.Client, table: string, count: number): Promise<void> {
  const rows = Readable.from(
    (function* () {
      for (const stone of benchStones(count)) yield stone.copy;
    })(),
  );
  await pipeline(rows, client.query(copyFrom(`copy ${table} (${copyColumns}) from stdin`)));
}

/** Inserts `count` stones into an empty database, as an import does. */
export async function fillStock(databaseUrl: string, count: number): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await copyStones(client, 'diamond', count);
    await client.query('vacuum analyze diamond');
  });
}

/** Runs `work` with a database connection and closes it. */
export async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
