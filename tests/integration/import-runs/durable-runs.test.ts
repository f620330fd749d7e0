import { setTimeout as sleep } from 'node:timers/promises';
import { importsModule } from '../../../server/src/modules/imports/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { somebodyWaits } from '../../support/waiting.ts';
import { unlimitedTransaction } from '../../support/without-time-limits.ts';
import { csv, importOverRest } from '../import/files.ts';
import { ended, fileOf, listRuns, readRun, started, startImport } from './runs.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
const stones = (...rows: readonly (readonly [number: string, price: string])[]) =>
  csv(header, ...rows.map(([number, price]) => [number, 'RB', '1', price]));

test('processes an import in a background job, and keeps the run in the history', async () => {
  const run = await started(app, people.administrator, fileOf(stones(['A1', '100'], ['A2', '200']), 'mine.csv'));
  expect(run).toMatchObject({ kind: 'DIAMOND', origin: 'GRAPHQL', fileName: 'mine.csv', isDryRun: false });
  expect(['WAITING', 'RUNNING', 'DONE']).toContain(run.state);
  const endedRun = await ended(app, people.administrator, run.id);
  expect(endedRun).toMatchObject({
    state: 'DONE',
    rowsRead: 2,
    progress: 1,
    report: { isApplied: true, inserted: 2, problemFile: null },
    failure: null,
    rejectedRows: null,
  });
});

test('records the reason why a file was rejected, for background and synchronous imports', async () => {
  const invalidFile = stones(['B1', 'much'], ['B2', '100']);
  const run = await ended(
    app,
    people.administrator,
    (await started(app, people.administrator, fileOf(invalidFile))).id,
  );
  expect(run).toMatchObject({ state: 'REFUSED', report: null, failure: { errorCode: 90, problemCount: 1 } });
  await importOverRest(app, invalidFile, { token: people.administrator });
  const [latest] = await listRuns(app, people.administrator);
  expect(latest).toMatchObject({
    state: 'REFUSED',
    origin: 'REST',
    failure: run.failure && { ...run.failure, problemFile: { url: expect.any(String) } },
  });
});

test('changes nothing in a dry run, and imports the stored file by its run ID', async () => {
  const dryRun = await ended(
    app,
    people.administrator,
    (await started(app, people.administrator, fileOf(stones(['C1', '1'])), { dryRun: true })).id,
  );
  expect(dryRun).toMatchObject({
    state: 'DONE',
    isDryRun: true,
    undoUntil: null,
    report: { isApplied: false, inserted: 1 },
  });
  const run = await ended(
    app,
    people.administrator,
    (await started(app, people.administrator, null, { fileOf: dryRun.id })).id,
  );
  expect(run).toMatchObject({ state: 'DONE', report: { isApplied: true, inserted: 1 } });
  expect(run.undoUntil).not.toBeNull();
});

const restFile = (content: string, headers: Record<string, string> = {}, query = '') => {
  const form = new FormData();
  form.set('file', fileOf(content));
  return app.rest<Record<string, unknown>>('POST', `/api/diamonds/import${query}`, {
    token: people.administrator,
    form,
    headers,
  });
};
const respondAsync = { Prefer: 'respond-async' };

test('returns 202 to a REST client that requests an asynchronous response, and streams the run as events', async () => {
  const accepted = await restFile(stones(['D1', '100']), respondAsync);
  expect([accepted.status, accepted.headers.get('preference-applied')]).toEqual([202, 'respond-async']);
  expect(accepted.body).toMatchObject({ kind: 'diamonds', origin: 'rest', fileName: 'stock.csv' });
  const location = accepted.headers.get('location') ?? '';
  expect(location).toBe(`/api/imports/${accepted.body.id}`);

  const events = await fetch(`${app.url}${location}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${people.administrator}` },
  });
  expect(events.headers.get('content-type')).toBe('text/event-stream');
  const messages = (await events.text()).trim().split('\n\n');
  const last = JSON.parse(/^event: run\ndata: (.*)$/.exec(messages.at(-1) ?? '')?.[1] ?? 'null');
  expect(last).toMatchObject({ id: accepted.body.id, state: 'done', progress: 1, report: { inserted: 1 } });

  const current = await app.rest('GET', location, { token: people.administrator });
  expect(current.body).toEqual({
    ...last,
    file: { ...last.file, url: expect.any(String), expiresAt: expect.any(String) },
  });
  const again = await app.rest('GET', location, {
    token: people.administrator,
    headers: { 'if-none-match': current.headers.get('etag') ?? '' },
  });
  expect([again.status, again.body]).toEqual([304, null]);
  for (const accept of ['application/json', 'text/event-stream']) {
    expect((await app.rest('GET', location, { token: people.shopper, headers: { accept } })).status).toBe(403);
    expect((await app.rest('GET', location, { headers: { accept } })).status).toBe(401);
    expect(
      (await app.rest('GET', '/api/imports/999999', { token: people.administrator, headers: { accept } })).status,
    ).toBe(404);
  }
});

test('processes concurrent imports of the same file sequentially', async () => {
  const file = fileOf(stones(...Array.from({ length: 400 }, (_, index) => [`E${index}`, '5'] as const)));
  const runs = await Promise.all([1, 2, 3].map(() => started(app, people.administrator, file)));
  const reports = await Promise.all(runs.map(async ({ id }) => (await ended(app, people.administrator, id)).report));
  expect(reports.map((report) => report?.inserted).sort()).toEqual([0, 0, 400]);
  expect(reports.map((report) => report?.unchanged).sort()).toEqual([0, 400, 400]);
});

test('starts one import run per idempotency key over GraphQL and REST, and rejects a different file', async () => {
  const content = stones(['G1', '5']);
  const input = { idempotencyKey: 'twin' };
  const runs = await Promise.all([1, 2, 3].map(() => started(app, people.administrator, fileOf(content), input)));
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
  await ended(app, people.administrator, runs[0]?.id ?? '');
  expect((await started(app, people.administrator, fileOf(content), input)).id).toBe(runs[0]?.id);
  const other = await startImport(app, people.administrator, fileOf(stones(['G1', '6'])), input);
  expect(other.errors[0]?.extensions).toMatchObject({ reason: 'IDEMPOTENCY_MISMATCH' });
  const key = { ...respondAsync, 'Idempotency-Key': 'rest-twin' };
  const [first, second] = await Promise.all([restFile(content, key), restFile(content, key)]);
  expect(first.body.id).toBe(second.body.id);
  await ended(app, people.administrator, String(first.body.id));
  const stored = await app
    .em()
    .getConnection()
    .execute<{ count: string }[]>(
      'select count(*) from kept_file where id not in (select file_id from import_run where file_id is not null)',
    );
  expect(stored).toEqual([{ count: '0' }]);
});

/** Blocks diamond imports while `work` runs, by locking a row that they change. */
async function whileHeld(number: string, work: () => Promise<void>): Promise<void> {
  await unlimitedTransaction(app, async (tx) => {
    await tx
      .getConnection()
      .execute('select from diamond where stock_id = ? for update', [number], 'run', tx.getTransactionContext());
    await work();
  });
}

test('changes nothing in a cancelled import run, and continues with the next run', async () => {
  await restFile(stones(['H1', '5']));
  let cancelled = '';
  let behind = '';
  await whileHeld('H1', async () => {
    cancelled = (await started(app, people.administrator, fileOf(stones(['H1', '6'], ['H2', '6'])))).id;
    behind = (await started(app, people.administrator, fileOf(stones(['H3', '7'])))).id;
    await somebodyWaits(app);
    expect((await readRun(app, people.administrator, cancelled)).state).toBe('RUNNING');
    // Only one import per stock type can run at a time. A second synchronous request is rejected with 409.
    expect(await restFile(stones(['H4', '8']))).toMatchObject({ status: 409, body: { details: [{ path: 'file' }] } });
    expect((await readRun(app, people.administrator, behind)).state).toBe('WAITING');
    const { data, errors } = await app.graphql<{ cancelImport: { run: { state: string } } }>(
      'mutation ($input: CancelImportInput!) { cancelImport(input: $input) { run { state } } }',
      { input: { id: cancelled } },
      people.administrator,
    );
    expect([errors, data?.cancelImport.run.state]).toEqual([[], 'CANCELLED']);
  });
  expect((await ended(app, people.administrator, behind)).report).toMatchObject({ inserted: 1 });
  const rows = await app
    .em()
    .getConnection()
    .execute<{ stock_id: string; price_per_carat: string }[]>(
      "select stock_id, price_per_carat from diamond where stock_id like 'H%' order by stock_id",
    );
  expect(rows.map(({ stock_id, price_per_carat }) => [stock_id, Number(price_per_carat)])).toEqual([
    ['H1', 5],
    ['H3', 7],
  ]);
  const again = await app.graphql(
    'mutation ($input: CancelImportInput!) { cancelImport(input: $input) { run { state } } }',
    { input: { id: behind } },
    people.administrator,
  );
  expect(again.errors[0]?.extensions).toMatchObject({
    errorCode: 90,
    details: [{ path: 'id', message: 'the import has already ended' }],
  });
});

test('marks an import run as failed if its process has stopped', async () => {
  await restFile(stones(['I1', '5']));
  const [run] = await listRuns(app, people.administrator);
  await app
    .em()
    .getConnection()
    .execute(
      `update import_run set state = 'running', ended_at = null, report = null, alive_at = now() - interval '1 minute' where id = ?`,
      [run?.id],
    );
  const job = importsModule.jobs.find(({ queue }) => queue === 'catalogue.end-abandoned-runs');
  await job?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
  expect(await readRun(app, people.administrator, run?.id ?? '')).toMatchObject({
    state: 'FAILED',
    failure: { errorCode: 80, explanation: expect.stringContaining('was stopped while importing') },
  });
});

test('filters import runs by state, stock type, text and time', async () => {
  const all = await listRuns(app, people.administrator);
  const cancelledRuns = await listRuns(app, people.administrator, {
    states: ['CANCELLED'],
    kinds: ['DIAMOND'],
    text: 'STOCK',
  });
  expect(cancelledRuns.map(({ state }) => state)).toEqual(['CANCELLED']);
  expect((await listRuns(app, people.administrator, { isDryRun: true })).length).toBeLessThan(all.length);
  expect(await listRuns(app, people.administrator, { createdAt: { max: '2020-01-01T00:00:00Z' } })).toEqual([]);
  expect(all.map(({ id }) => Number(id))).toEqual(all.map(({ id }) => Number(id)).sort((a, b) => b - a));
});

test('keeps an import run queued while a cancelled run still holds its locks', async () => {
  await restFile(stones(['O1', '5']));
  let behind = '';
  await whileHeld('O1', async () => {
    const cancelled = await started(app, people.administrator, fileOf(stones(['O1', '6'])));
    behind = (await started(app, people.administrator, fileOf(stones(['O2', '7'])))).id;
    await until(
      () => readRun(app, people.administrator, cancelled.id),
      ({ state }) => state === 'RUNNING',
    );
    await app.graphql(
      'mutation ($input: CancelImportInput!) { cancelImport(input: $input) { run { state } } }',
      { input: { id: cancelled.id } },
      people.administrator,
    );
    // Waits until a worker has tried to process the run.
    const countRunReads = () =>
      app.em().getConnection().execute('select from import_run where id = ? and alive_at > created_at', [behind]);
    await until(countRunReads, ({ length }) => length > 0);
  });
  expect(await ended(app, people.administrator, behind)).toMatchObject({ state: 'DONE', report: { inserted: 1 } });
});

test("cancels an import's active SQL statement and starts the next import immediately", async () => {
  const db = app.em().getConnection();
  await db.execute(`
    create function sleep_long() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return null; end $$;
    create trigger diamond_sleeps after insert on diamond for each statement execute function sleep_long()`);
  const countSleeping = () => db.execute("select from pg_stat_activity where wait_event = 'PgSleep'");
  const slow = (await started(app, people.administrator, fileOf(stones(['P1', '5'])))).id;
  await until(countSleeping, ({ length }) => length > 0);
  await app.graphql(
    'mutation ($input: CancelImportInput!) { cancelImport(input: $input) { run { state } } }',
    { input: { id: slow } },
    people.administrator,
  );
  // Waits until the canceled import releases its table lock.
  await db.execute('drop function sleep_long cascade');
  const next = (await started(app, people.administrator, fileOf(stones(['P2', '7'])))).id;
  expect((await ended(app, people.administrator, next)).report).toMatchObject({ inserted: 1 });
  expect(await readRun(app, people.administrator, slow)).toMatchObject({ state: 'CANCELLED', report: null });
});

test('reports an import as done while ANALYZE is waiting for a lock after the commit', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => [`Q${n}`, '5'] as const);
  let response: ReturnType<typeof restFile> | undefined;
  await unlimitedTransaction(app, async (tx) => {
    // The lock allows writes but blocks `ANALYZE`.
    const lock = 'lock table diamond in share update exclusive mode';
    await tx.getConnection().execute(lock, [], 'run', tx.getTransactionContext());
    response = restFile(stones(...rows));
    await until(
      () => listRuns(app, people.administrator),
      ([latest]) => latest?.report?.inserted === rows.length,
    );
    // The run's progress is saved twice a second.
    await sleep(1_500);
  });
  expect(await response).toMatchObject({ status: 200, body: { inserted: rows.length } });
});
