import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { type ServerProcess, startServerProcess, until } from '../../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { csv } from '../import/files.ts';
import { fileOf } from './runs.ts';

/* Tests a server process that is killed during an import, and the process that starts afterward. */

jest.setTimeout(180_000); // a killed process is detected only when its heartbeats stop

const administratorEnv = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'chief-Password-1' };
const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];

let database: TestDatabase;
let dataDir: string;
let db: pg.Client;
const servers: ServerProcess[] = [];

const start = (): ServerProcess => {
  const server = startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a secret that only tests know: 32+ characters',
    ...administratorEnv,
  });
  servers.push(server);
  return server;
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-killed-runs-'));
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
});
afterAll(async () => {
  for (const server of servers) {
    server.signal('SIGKILL');
    await server.ended;
  }
  await db.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administratorEnv.ADMIN_EMAIL, password: administratorEnv.ADMIN_PASSWORD }),
  });
  return response.headers.get('authorization') ?? '';
}

async function send(url: string, authorization: string, content: string, prefer: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', fileOf(content));
  const response = await fetch(`${url}/api/diamonds/import`, {
    method: 'POST',
    headers: { authorization, ...prefer },
    body: form,
  });
  return { status: response.status, location: response.headers.get('location'), body: await response.json() };
}

const prices = async (): Promise<Record<string, string>> => {
  const { rows } = await db.query('select stock_id, price_per_carat from diamond order by stock_id');
  return Object.fromEntries(rows.map(({ stock_id, price_per_carat }) => [stock_id, price_per_carat]));
};

/** Waits until an import is blocked by a locked row in the middle of its transaction. */
const merging = () =>
  until(
    async () =>
      (
        await db.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for no key update%' and pid <> pg_backend_pid()",
        )
      ).rowCount,
    (count) => count === 1,
  );

test('changes nothing when the import process is killed, and completes the import in the next process', async () => {
  const first = start();
  const url = await first.ready;
  const authorization = await signIn(url);
  const stock = csv(header, ['K0', 'RB', '1', '100'], ['K1', 'RB', '1', '100']);
  expect((await send(url, authorization, stock)).body).toMatchObject({ inserted: 2 });
  const before = await prices();

  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("begin; select from diamond where stock_id = 'K1' for update");
  const news = Array.from({ length: 200 }, (_, index) => [`N${index}`, 'RB', '1', '5']);
  const file = csv(header, ['K0', 'RB', '1', '101'], ['K1', 'RB', '1', '101'], ...news);
  const accepted = await send(url, authorization, file, { Prefer: 'respond-async' });
  expect([accepted.status, accepted.location]).toEqual([202, `/api/imports/${accepted.body.id}`]);
  await merging();
  first.signal('SIGKILL');
  await first.ended;
  await holder.query('rollback');
  await holder.end();
  expect(await prices()).toEqual(before);

  const second = start();
  const next = await second.ready;
  const token = await signIn(next);
  const run = await until(
    async () => (await fetch(`${next}${accepted.location}`, { headers: { authorization: token } })).json(),
    ({ state }) => state !== 'waiting' && state !== 'running',
  );
  expect(run).toMatchObject({ state: 'done', report: { inserted: 200, updated: 2 } });
  expect(await prices()).toMatchObject({ K0: '101.000000', K1: '101.000000', N199: '5.000000' });
  const entries = await db.query("select count(*)::int as count from audit_entry where subject = 'import'");
  expect(entries.rows).toEqual([{ count: 2 }]);
});
