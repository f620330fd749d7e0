import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type People, signInPeople } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { somebodyWaits } from '../../support/waiting.ts';
import { runImport } from './command-line.ts';
import { csv, importOverGraphql, importOverRest } from './files.ts';

/* Tests the confirmation of imports that deactivate a large part of the stock. */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond, melee cascade'));

const keys = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`);
const stock = (count: number) =>
  createStones(
    app,
    keys(count).map((stockId) => ({ stockId })),
  );
const naming = (count: number) => csv(['Stock #', 'Price Per Carat'], ...keys(count).map((key) => [key, '1000']));
const send = (content: string, query: Record<string, string> = {}) =>
  importOverRest(app, content, { token: people.administrator, query: { mode: 'replace', ...query } });

const active = async (table = 'diamond'): Promise<number> => {
  const [row] = await app
    .em()
    .getConnection()
    .execute<{ count: number }[]>(`select count(*)::int as count from ${table} where is_active`);
  return row?.count ?? 0;
};

test('requires the exact number as confirmation if more than a third and more than 50 of the items would be deactivated', async () => {
  await stock(100);
  // The stone is on memo, so a replace import leaves it unchanged.
  await app.em().getConnection().execute("update diamond set status = 4 where stock_id = 'S99'");
  const file = naming(40);
  const dryRun = await send(file, { dryRun: 'true' });
  expect(dryRun.body).toMatchObject({ deactivated: 59, deactivatable: 99, isConfirmationNeeded: true });
  for (const confirmRemoved of [undefined, '58', '60', '0']) {
    const { status, body } = await send(file, confirmRemoved === undefined ? {} : { confirmRemoved });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errorCode: 90,
      reason: 'CONFIRMATION_NEEDED',
      details: [{ path: 'confirmRemoved', message: 'must be 59, the number of items to deactivate (of 99 possible)' }],
      facts: { import: { deactivated: 59, deactivatable: 99 } },
    });
  }
  const overGraphql = await importOverGraphql(app, file, { mode: 'REPLACE', confirmRemoved: 1 }, people.administrator);
  expect(overGraphql.errors[0]?.extensions).toMatchObject({
    reason: 'CONFIRMATION_NEEDED',
    details: [{ path: expect.stringContaining('confirmRemoved') }],
  });
  expect(await active()).toBe(100);
  const { data } = await importOverGraphql(app, file, { mode: 'REPLACE', confirmRemoved: 59 }, people.administrator);
  expect(data?.importStock?.report).toMatchObject({ isApplied: true, deactivated: 59 });
  expect(await active()).toBe(41);
  expect((await send(naming(40))).body).toMatchObject({
    deactivated: 0,
    deactivatable: 40,
    isConfirmationNeeded: false,
  });
});

test.each([
  [300, 201, false],
  [300, 199, true],
  [140, 90, false],
  [140, 89, true],
  [52, 2, false],
])('requires confirmation for %i active stones and %i stones in the file: %p', async (count, named, isNeeded) => {
  await stock(count);
  const { body } = await send(naming(named), { dryRun: 'true' });
  expect(body).toMatchObject({ deactivated: count - named, deactivatable: count, isConfirmationNeeded: isNeeded });
  expect((await send(naming(named))).status).toBe(isNeeded ? 400 : 200);
});

test('requires confirmation for stock types other than diamonds', async () => {
  const header = ['Stock #', 'Carats', 'Color', 'Price/Ct'];
  const rows = keys(60).map((key) => [key, '10', 'White', '400']);
  const importContent = (content: string, query: Record<string, string>) =>
    importOverRest(app, content, { token: people.administrator, type: 'melee', query });
  await importContent(csv(header, ...rows), {});
  const file = csv(header, rows[0] ?? []);
  expect((await importContent(file, { mode: 'replace' })).body).toMatchObject({
    reason: 'CONFIRMATION_NEEDED',
    facts: { import: { deactivated: 59, deactivatable: 60 } },
  });
  expect(await active('melee')).toBe(60);
  expect((await importContent(file, { mode: 'replace', confirmRemoved: '59' })).body).toMatchObject({
    deactivated: 59,
  });
});

test('requires a new confirmation if the stock changes during the import', async () => {
  await stock(100);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("update diamond set status = 4 where stock_id = 'S99'");
    const sent = send(naming(40), { confirmRemoved: '60' });
    await somebodyWaits(app);
    await client.query('commit');
    const { status, body } = await sent;
    expect([status, body.facts?.import]).toEqual([400, { deactivated: 59, deactivatable: 100 }]);
    expect(await active()).toBe(100);
  } finally {
    await client.end();
  }
});

test('prints the number to confirm on the command line, and accepts it as an option', async () => {
  await stock(60);
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-import-'));
  try {
    const file = path.join(folder, 'one.csv');
    await writeFile(file, naming(1));
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: folder };
    const run = (...args: string[]) => runImport(['--type', 'diamonds', '--mode', 'replace', ...args, file], env);
    const [dryRun, rejection] = await Promise.all([run('--dry-run'), run()]);
    expect(dryRun).toMatchObject({ code: 0, stdout: expect.stringContaining('--confirm-removed 59') });
    expect(rejection).toMatchObject({ code: 1, stderr: expect.stringContaining('must be 59') });
    expect(await active()).toBe(60);
    const confirmed = await run('--confirm-removed', '59');
    expect(confirmed).toMatchObject({ code: 0, stdout: expect.stringContaining('59 deactivated') });
    expect(await active()).toBe(1);
    const [entry] = await app
      .em()
      .getConnection()
      .execute<{ actor_id: null; actor_email: string; file_name: string }[]>(
        "select actor_id, actor_email, file_name from audit_entry where subject = 'diamond' order by id desc limit 1",
      );
    expect(entry).toEqual({ actor_id: null, actor_email: 'command line', file_name: 'one.csv' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
