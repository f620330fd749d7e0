import { openAsBlob } from 'node:fs';
import { signAccessToken } from '../../../server/src/platform/sign-in/tokens.ts';
import { growthDuring } from '../memory.ts';
import { type BenchServer, benchSecret } from '../servers.ts';
import { connected } from '../stock.ts';

/** File to import, with its import profile as JSON. */
interface SentFile {
  readonly path: string;
  readonly profile?: string;
}

/** Imports a diamond file as an administrator and skips invalid rows. Throws if the file is rejected. */
export async function importOverRest(product: BenchServer, token: string, file: SentFile): Promise<void> {
  const form = new FormData();
  if (file.profile !== undefined) form.set('profile', file.profile);
  form.set('file', await openAsBlob(file.path), 'stones.csv');
  const response = await fetch(`${product.url}/api/diamonds/import?skipInvalid=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`import: ${response.status} ${text}`);
}

export interface Measured {
  readonly name: string;
  readonly seconds: number;
  /** Maximum growth of the server's memory, in MB. */
  readonly grown: number;
}

/** Measures the duration and memory growth of a task on the server. */
export async function measured(product: BenchServer, name: string, work: () => Promise<void>): Promise<Measured> {
  let seconds = 0;
  const grown = await growthDuring(product.pid, async () => {
    seconds = await secondsOf(work);
  });
  return { name, seconds, grown };
}

/**
 * Seconds taken to `COPY` the same rows into a plain table (if measured) and into a table with the production schema.
 */
interface Floors {
  readonly plain?: number;
  readonly product: number;
}

/** Prints a table with the imports and their baselines. */
export function printImports(size: number, { plain, product }: Floors, imports: readonly Measured[]): void {
  process.stdout.write('| import | seconds | rows/s | of the plain floor | of the own table | memory grows by |\n');
  process.stdout.write('|---|---|---|---|---|---|\n');
  const floors = [
    ...(plain === undefined ? [] : [{ name: 'COPY into a plain table with two indexes', seconds: plain, grown: 0 }]),
    { name: "COPY into the product's own table", seconds: product, grown: 0 },
  ];
  for (const { name, seconds, grown } of [...floors, ...imports]) {
    const ratio = (floor: number | undefined) => (floor === undefined ? '' : (floor / seconds).toFixed(2));
    const cells = [seconds.toFixed(1), (size / seconds).toFixed(0), ratio(plain), ratio(product)];
    process.stdout.write(`| ${name} | ${cells.join(' | ')} | ${grown.toFixed(0)} MB |\n`);
  }
}

/** Creates an administrator and returns an access token. */
export async function administrator(databaseUrl: string): Promise<string> {
  const [row] = await execute(
    databaseUrl,
    `insert into user_account (email, password_hash, role, is_approved, is_email_confirmed)
     values ('bench-admin@example.com', 'no password fits', 'Administrator', true, true) returning id`,
  );
  return signAccessToken({ sub: Number(row?.id), role: 'Administrator', ver: 0 }, [benchSecret]).token;
}

export const execute = (databaseUrl: string, text: string): Promise<Record<string, unknown>[]> =>
  connected(databaseUrl, async (client) => (await client.query<Record<string, unknown>>(text)).rows);

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
