import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Status {
  readonly asOf: string;
  readonly lastChangeAt: string | null;
  readonly recordedSince: string;
  readonly lagSeconds: number;
}

/** Reads the feed status through REST and GraphQL, and expects equal values. Returns the REST response. */
async function status(): Promise<Status> {
  const startedAt = Date.now();
  const { body } = await app.rest<Status>('GET', '/api/feed/status');
  const { data, errors } = await app.graphql<{ feedStatus: Status }>(
    '{ feedStatus { asOf lastChangeAt recordedSince lagSeconds } }',
  );
  expect(errors).toEqual([]);
  const { asOf, lagSeconds, ...rest } = data?.feedStatus ?? { asOf: '', lagSeconds: -1 };
  expect(rest).toEqual({ ...body, asOf: undefined, lagSeconds: undefined });
  // The open transaction is older than it was at the first request.
  expect(lagSeconds).toBeGreaterThanOrEqual(body.lagSeconds);
  expect(lagSeconds).toBeLessThanOrEqual(body.lagSeconds + Math.ceil((Date.now() - startedAt) / 1_000));
  expect(Date.parse(asOf)).toBeGreaterThanOrEqual(Date.parse(body.asOf));
  return body;
}

test("returns the time of the last change and the feed's lag", async () => {
  const before = await status();
  expect(before.lastChangeAt).toBeNull();
  await createStones(app, [{}]);
  const after = await status();
  const times = [after.recordedSince, after.lastChangeAt ?? '', after.asOf].map((at) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(after.lagSeconds).toBe(0);
});

test('counts the age of open transactions as feed lag until they commit', async () => {
  const em = app.em();
  await em.begin();
  await em.getConnection().execute("update diamond set comment = 'held up'", [], 'run', em.getTransactionContext());
  await em.getConnection().execute('select pg_sleep(1.1)', [], 'all', em.getTransactionContext());
  const { lagSeconds } = await status();
  expect(lagSeconds).toBeGreaterThanOrEqual(1);
  await em.commit();
  expect((await status()).lagSeconds).toBe(0);
});
