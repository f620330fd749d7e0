import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { FacetClient, sync } from '../../../clients/typescript/src/index.ts';
import { fileStore } from '../../../clients/typescript/src/node.ts';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createBackup } from '../../../server/src/platform/backup/create-backup.ts';
import { openDestination } from '../../../server/src/platform/backup/destinations.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { signAccessToken } from '../../../server/src/platform/sign-in/tokens.ts';
import { copyPreparedCluster } from '../../support/prepared-cluster.ts';
import { runProgram } from '../../support/run-program.ts';
import { type ServerProcess, startServerProcess, until } from '../../support/server-process.ts';

/* Restore drill: a backup under load, a killed server, and a restore into another data folder. */

jest.setTimeout(240_000); // starts servers, each with a separate database server

const secret = 'a secret that only tests know: 32+ characters';
const folders: string[] = [];
const databases: EmbeddedPostgres[] = [];
const servers: ServerProcess[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-backup-test-'));
  await chmod(folder, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
  folders.push(folder);
  return folder;
}

async function startServer(dataDir: string): Promise<string> {
  const server = startServerProcess({ DATA_DIR: dataDir, JWT_SECRET: secret, DEMO: '0', RATE_LIMITS: '0' });
  servers.push(server);
  return server.ready;
}

/** Joins the embedded database of a data folder. */
async function databaseOf(dataDir: string): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  databases.push(database);
  return database.url;
}

afterAll(async () => {
  for (const server of servers) server.signal('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  for (const database of databases) await database.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const readValue = async <T>(client: pg.Client, sql: string): Promise<T> =>
  (await client.query<{ value: T }>(sql)).rows[0]?.value as T;

/** Returns a hash of the rows of every table, with generated columns, and of the pending jobs. */
async function contentOf(client: pg.Client): Promise<Record<string, string>> {
  await client.query("set timezone = 'UTC'");
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'rate_limit' order by relname`);
  const sources = new Map(rows.map(({ name }) => [name, name]));
  sources.set(
    'jobs',
    `(select id, name, data from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%')`,
  );
  const content: Record<string, string> = {};
  for (const [name, source] of sources)
    content[name] = await readValue(
      client,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as value from ${source} t`,
    );
  return content;
}

const hashesOf = async (folder: string): Promise<Record<string, string>> => {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.tmp')).sort();
  const entries = names.map(async (name) => {
    const bytes = await readFile(path.join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** Inserts an account and returns its access token. */
async function createAccount(client: pg.Client, email: string, role: UserRole): Promise<{ id: number; token: string }> {
  const id = await readValue<number>(
    client,
    `insert into user_account (email, password_hash, role, is_approved, is_email_confirmed, business_type_id)
     values ('${email}', 'no password fits', '${role}', true, true, 2) returning id as value`,
  );
  return { id, token: signAccessToken({ sub: id, role, ver: 0 }, [secret]).token };
}

/** Sends changes one after the other until it is stopped. `confirmed` counts the changes that the server confirmed. */
function startLoad(change: (serial: number) => Promise<Response>) {
  const load = { confirmed: 0, isStopped: false };
  const running = (async () => {
    for (let serial = 1; !load.isStopped; serial++) {
      const response = await change(serial).catch(() => null); // fails when the server is killed
      if (response?.ok) load.confirmed++;
      else if (!load.isStopped) throw new Error(`${response?.status}: ${await response?.text()}`);
    }
  })();
  return { load, running };
}

/** Returns a different picture for each number: a bitmap of one color as PNG. */
async function pictureOf(serial: number): Promise<string> {
  const { default: sharp } = await import('sharp');
  const background = { r: serial % 256, g: (serial >> 8) % 256, b: 7 };
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** Partner with a copy of the diamonds, made with the client package. The position is in a file. */
class Partner {
  readonly stock = new Map<number, { readonly item: string; readonly generation: number }>();
  /** Reasons of the errors after which the copy was read again. */
  readonly resets: unknown[] = [];

  constructor(
    private readonly key: string,
    private readonly file: string,
  ) {}

  /** Creates an API key with the access token of the account. */
  static async create(url: string, token: string, file: string): Promise<Partner> {
    const query = `mutation {
      createApiKey(input: { name: "Copy", scopes: [STOCK_READ, PRICES_READ] }) { key }
    }`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data } = await response.json();
    return new Partner(data.createApiKey.key, file);
  }

  /** Reads all available changes. */
  async sync(url: string): Promise<void> {
    await sync(new FacetClient({ url, key: this.key }), {
      types: ['diamonds'],
      store: fileStore(this.file),
      follow: false,
      onUpsert: ({ id, item }, generation) => this.stock.set(id, { item: JSON.stringify(item), generation }),
      onRemove: ({ id }) => this.stock.delete(id),
      removeStale: (newest) => {
        for (const [id, { generation }] of this.stock) if (generation !== newest) this.stock.delete(id);
      },
      onReset: ({ reason }) => this.resets.push(reason),
    });
  }

  get items(): ReadonlyMap<number, string> {
    return new Map([...this.stock].map(([id, { item }]) => [id, item]));
  }

  /** Returns a partner with the same API key and no copy. */
  withoutCopy = (): Partner => new Partner(this.key, `${this.file}.new`);
}

test('restores exactly the snapshot of a backup that was made under load, after the server was killed', async () => {
  const [source, target, destination] = [await newFolder(), await newFolder(), await newFolder()];
  await copyPreparedCluster(path.join(source, 'postgres'));
  const url = await startServer(source);
  const database = await databaseOf(source);
  const [administrator, trader] = await withClient(database, async (client) => {
    await client.query(`
      insert into diamond (stock_id, carats, price_per_carat, shape_id, color_id, clarity_id, laboratory_id)
      select 'S-' || n, 1, 1000, 1, 1, 2, 1 from generate_series(1, 3000) n`);
    return [
      await createAccount(client, 'chief@example.com', UserRole.ADMINISTRATOR),
      await createAccount(client, 'trader@example.com', UserRole.USER),
    ];
  });
  const send = (method: string, route: string, { token }: { token: string }, body: object) =>
    fetch(`${url}${route}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const loads = {
    orders: startLoad(async (serial) => {
      const itemId = await withClient(database, (client) =>
        readValue<number>(client, `select id as value from diamond where stock_id = 'S-${serial}'`),
      );
      const added = await send('POST', '/api/cart/diamond', trader, { itemId });
      return added.ok ? send('POST', '/api/orders', trader, {}) : added;
    }),
    imports: startLoad((serial) => {
      const form = new FormData();
      const row = `FILE-${serial},Round,1.01,D,VS1,5000`;
      form.set('file', new Blob([`Stock ID,Shape,Carats,Color,Clarity,Price Per Carat\n${row}\n`]), 'stock.csv');
      const headers = { authorization: `Bearer ${administrator.token}` };
      const query = 'dryRun=false&mode=addOrUpdate';
      return fetch(`${url}/api/diamonds/import?${query}`, { method: 'POST', headers, body: form });
    }),
    uploads: startLoad(async (serial) =>
      send('PUT', `/api/users/${trader.id}/logo`, administrator, { image: await pictureOf(serial) }),
    ),
  };
  const partner = await Partner.create(url, trader.token, path.join(await newFolder(), 'partner.json'));
  const all = Object.values(loads);
  const isBusy = (least: number) =>
    until(
      () => Promise.race([Promise.all(all.map(({ load }) => load.confirmed)), ...all.map(({ running }) => running)]),
      (counts) => Array.isArray(counts) && counts.every((count) => count >= least),
    );
  await isBusy(3);
  await partner.sync(url);

  let snapshotContent: Record<string, string> = {};
  let confirmed: Record<string, number> = {};
  let confirmedFiles: string[] = [];
  const backup = await createBackup({
    ...{ url: database, location: { DATA_DIR: source, S3_REGION: '' }, key: undefined, product: '0.0.0-test' },
    destination: openDestination(destination, { DATA_DIR: source, S3_REGION: '' }),
    isRestored: true,
    onSnapshot: (snapshot) =>
      withClient(database, async (client) => {
        await client.query('begin isolation level repeatable read');
        await client.query(`set transaction snapshot '${await snapshot.exportName()}'`);
        snapshotContent = await contentOf(client);
        confirmed = {
          orders: await readValue<number>(client, 'select count(*)::int as value from sales_order'),
          imports: await readValue<number>(
            client,
            "select count(*)::int as value from diamond where stock_id like 'FILE-%'",
          ),
        };
        confirmedFiles = await readdir(path.join(source, 'media'));
        await isBusy(Math.max(...all.map(({ load }) => load.confirmed)) + 3);
      }),
  });
  for (const { load } of all) load.isStopped = true;
  await partner.sync(url);
  expect(partner.resets).toEqual([]);
  const itemsBeforeLoss = partner.items;
  servers[0]?.signal('SIGKILL');
  await Promise.all(all.map(({ running }) => running));
  expect(backup.missingMedia).toEqual([]);
  expect(confirmed.orders).toBeGreaterThanOrEqual(3);
  expect(confirmed.imports).toBeGreaterThanOrEqual(3);

  const file = path.join(destination, backup.name);
  const restored = await runProgram('restore', [file], { DATA_DIR: target, JWT_SECRET: secret });
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(new RegExp(`^Restored ${backup.rows} rows and ${backup.files} files in \\d+ s\n$`)),
  });
  expect((await stat(file)).size).toBe(backup.bytes);
  const restoredUrl = await databaseOf(target);
  // Clients of the stock feed must start a new sync, so the restore changes the origin of the change log.
  const { change_log_origin: newOrigin, ...restoredContent } = await withClient(restoredUrl, contentOf);
  const { change_log_origin: oldOrigin, ...expectedContent } = snapshotContent;
  expect(restoredContent).toEqual(expectedContent);
  expect(newOrigin).not.toBe(oldOrigin);

  const [sourceFiles, restoredFiles] = [
    await hashesOf(path.join(source, 'media')),
    await hashesOf(path.join(target, 'media')),
  ];
  expect(sourceFiles).toMatchObject(restoredFiles);
  expect(Object.keys(restoredFiles)).toEqual(
    expect.arrayContaining(confirmedFiles.filter((name) => !name.endsWith('.tmp'))),
  );

  const newUrl = await startServer(target);
  // The partner's cursor is newer than the backup. The client package starts a new sync, and deletes the stones that
  // were imported after the snapshot.
  await partner.sync(newUrl);
  expect(partner.resets).toEqual(['CURSOR_EXPIRED']);
  const another = partner.withoutCopy();
  await another.sync(newUrl);
  expect(partner.items).toEqual(another.items);
  expect([...itemsBeforeLoss.keys()].filter((id) => !partner.items.has(id))).not.toEqual([]);

  // The restored database is complete: new records get new IDs.
  const headers = { authorization: `Bearer ${administrator.token}` };
  const picture = `/media/${Object.keys(restoredFiles)[0]}`;
  expect((await fetch(`${newUrl}${picture}`)).status).toBe(200);
  const itemId = await withClient(restoredUrl, (client) =>
    readValue<number>(client, `select id as value from diamond where stock_id = 'S-3000'`),
  );
  const body = JSON.stringify({ itemId });
  const asTrader = { authorization: `Bearer ${trader.token}`, 'content-type': 'application/json' };
  await fetch(`${newUrl}/api/cart/diamond`, { method: 'POST', headers: asTrader, body });
  expect((await fetch(`${newUrl}/api/orders`, { method: 'POST', headers: asTrader, body: '{}' })).status).toBe(201);
  const orders = await fetch(`${newUrl}/api/orders?limit=1`, { headers });
  expect(orders.status).toBe(200);

  const refused = await runProgram('restore', [file, '--replace'], { DATA_DIR: target, JWT_SECRET: secret });
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('Stop the server') });
});
