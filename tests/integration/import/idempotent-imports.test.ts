import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { samples } from '../stock/samples.ts';
import { csv, importOverGraphql, importOverRest, stone } from './files.ts';

/* Tests that an import with an idempotency key takes effect only once. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
const fileOf = (...prices: readonly (readonly [number: string, price: string])[]) =>
  csv(header, ...prices.map(([number, price]) => [number, 'RB', '1', price]));

const overRest = (content: string, key: string, query: Record<string, string> = {}, token = people.administrator) =>
  importOverRest(app, content, { token, key, query });
const overGraphql = (content: string, key: string, input: object = {}, type = 'diamonds') =>
  importOverGraphql(app, content, { idempotencyKey: key, ...input }, people.administrator, { type });

const mismatch = {
  errorCode: 90,
  reason: 'IDEMPOTENCY_MISMATCH',
  details: [{ path: 'idempotencyKey', message: 'was already used with different input' }],
};
const reprice = (number: string) =>
  app.em().getConnection().execute('update diamond set price_per_carat = 7 where stock_id = ?', [number]);

test('returns the first import report for a repeated request without changes, over REST and GraphQL', async () => {
  const file = fileOf(['A1', '100'], ['A2', '200']);
  const first = await overGraphql(file, 'first');
  expect(first.data?.importStock?.report).toMatchObject({ isApplied: true, inserted: 2, unchanged: 0 });
  await reprice('A1');
  const again = await overGraphql(file, 'first');
  expect(again.data).toEqual(first.data);
  const { status, body } = await overRest(file, 'first');
  expect([status, body.inserted, body.unchanged]).toEqual([200, 2, 0]);
  expect((await stone(app, 'A1')).price_per_carat).toBe('7.000000');
  // A new key starts a new import.
  expect((await overRest(file, 'second')).body).toMatchObject({ updated: 1, unchanged: 1 });
});

test('rejects a used idempotency key with a different file, option or stock type, including for dry runs', async () => {
  const file = fileOf(['B1', '100']);
  expect((await overRest(file, 'taken')).body).toMatchObject({ inserted: 1 });
  for (const [content, query] of [
    [fileOf(['B1', '101']), {}],
    [file, { mode: 'replace' }],
    [file, { skipInvalid: 'true' }],
    [file, { dryRun: 'true' }],
  ] as const) {
    const { status, body } = await overRest(content, 'taken', query);
    expect([status, body]).toMatchObject([409, mismatch]);
  }
  for (const [input, type] of [
    [{ profile: { numberRepeats: true } }, 'diamonds'],
    [{}, 'melee'],
  ] as const) {
    const { status, errors } = await overGraphql(file, 'taken', input, type);
    expect([status, errors[0]?.extensions]).toMatchObject([200, mismatch]);
  }
  expect((await stone(app, 'B1')).price_per_carat).toBe('100.000000');
  // Two administrators can use the same key without conflict.
  const { token } = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  expect((await overRest(fileOf(['B1', '102']), 'taken', {}, token)).body).toMatchObject({ updated: 1 });
});

test('does not store idempotency keys for dry runs and rejected files', async () => {
  const validFile = fileOf(['C1', '100']);
  expect((await overRest(fileOf(['C1', 'much']), 'free')).status).toBe(400);
  expect((await overRest(validFile, 'free', { dryRun: 'true' })).body).toMatchObject({ isApplied: false, inserted: 1 });
  expect((await overRest(validFile, 'free')).body).toMatchObject({ isApplied: true, inserted: 1 });
});

test('imports a file once for concurrent requests, and returns identical reports', async () => {
  const file = fileOf(...Array.from({ length: 300 }, (_, index) => [`T${index}`, '50'] as const));
  const responses = await Promise.all(Array.from({ length: 4 }, () => overRest(file, 'twins')));
  const applied = responses.filter(({ status }) => status === 200);
  expect(applied.length).toBeGreaterThan(0);
  for (const { body } of applied) expect(body).toMatchObject({ inserted: 300 });
  for (const { status } of responses) expect([200, 409]).toContain(status);
  expect((await overRest(file, 'twins')).body).toMatchObject({ isApplied: true, inserted: 300, unchanged: 0 });
});

test('rejects an invalid idempotency key', async () => {
  const file = fileOf(['D1', '100']);
  expect(await overRest(file, 'with blanks')).toMatchObject({
    status: 400,
    body: { errorCode: 90, details: [{ path: 'Idempotency-Key' }] },
  });
  const { errors } = await overGraphql(file, 'x'.repeat(256));
  expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'idempotencyKey' }] });
});

test.each(samples.map((sample) => [sample.name, sample] as const))(
  'imports a file once, and returns the stored report on retry: %s',
  async (name, { file }) => {
    const content = csv(...file);
    const { data } = await overGraphql(content, name, {}, name);
    expect(data?.importStock?.report).toMatchObject({ isApplied: true, inserted: 2 });
    expect((await overGraphql(content, name, {}, name)).data).toEqual(data);
  },
);

test('rejects an option that the stock type does not support', async () => {
  const content = csv(...(samples[0]?.file ?? []));
  const { errors } = await overGraphql(content, 'sign', { profile: { discountSign: 'NEGATIVE_IS_BACK' } }, 'melee');
  expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'profile.discountSign' }] });
});
