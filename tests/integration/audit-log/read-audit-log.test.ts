import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person, signInPeople } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { entriesOf } from './log.ts';

let app: TestApp;
let first: Person;
let second: Person;
let shopper: Person;
let stones: number[];

const act = async (actor: Person, method: string, path: string, body?: object): Promise<void> => {
  const { status } = await app.rest(method, path, { token: actor.token, body });
  if (status >= 400) throw new Error(`${method} ${path}: ${status}`);
};

/**
 * Creates audit log entries in this order: the first administrator changes two stones, the second adds and removes a
 * markup, and the first blocks the user.
 */
beforeAll(async () => {
  app = await startTestApp();
  first = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  second = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  shopper = await createPerson(app, { email: 'Buyer_100%@example.com' });
  stones = await createStones(app, [{ stockId: 'AL-1' }, { stockId: 'AL-2' }]);
  for (const stone of stones) await act(first, 'PUT', `/api/diamonds/${stone}`, { pricePerCarat: 5 });
  const { body } = await app.rest<{ id: number }>('POST', `/api/users/${shopper.id}/markup`, {
    token: second.token,
    body: { percent: 1 },
  });
  await act(second, 'DELETE', `/api/users/markup/${body.id}`);
  await act(first, 'PATCH', `/api/users/${shopper.id}/blocked`, { isBlocked: true });
});
afterAll(() => app.stop());

const findEntries = async (filter: object, page?: object): Promise<string[]> =>
  (await entriesOf(app, second.token, filter, page)).map(({ label, part, action }) =>
    [label, part, action].filter((word) => word !== null).join(' '),
  );
const buyer = 'Buyer_100%@example.com';
const everything = [
  `${buyer} UPDATE`,
  `${buyer} MARKUP DELETE`,
  `${buyer} MARKUP CREATE`,
  'AL-2 UPDATE',
  'AL-1 UPDATE',
];

test('lists audit log entries from newest to oldest', async () => {
  expect(await findEntries({})).toEqual(everything);
});

test('filters audit log entries by subject, ID, administrator, action and text', async () => {
  expect(await findEntries({ subjects: ['DIAMOND', 'ORDER'] })).toEqual(everything.slice(3));
  expect(await findEntries({ subjects: ['DIAMOND'], subjectId: String(stones[0]) })).toEqual(['AL-1 UPDATE']);
  expect(await findEntries({ subjects: ['USER'], subjectId: shopper.id })).toEqual(everything.slice(0, 3));
  expect(await findEntries({ actorIds: [second.id] })).toEqual(everything.slice(1, 3));
  expect(await findEntries({ actorIds: [first.id], subjects: ['USER'] })).toEqual(everything.slice(0, 1));
  expect(await findEntries({ actions: ['CREATE', 'DELETE'] })).toEqual(everything.slice(1, 3));
  expect(await findEntries({ text: 'al-' })).toEqual(everything.slice(3));
  expect(await findEntries({ text: '_100%' })).toEqual(everything.slice(0, 3));
  expect(await findEntries({ text: 'A_-1' })).toEqual([]);
});

test('filters audit log entries by an inclusive time range', async () => {
  const [newest, ...older] = await entriesOf(app, first.token);
  const timestamp = newest?.at ?? '';
  // The database stores microseconds, while the API returns milliseconds.
  const next = new Date(Date.parse(timestamp) + 1).toISOString();
  expect(await findEntries({ at: { min: timestamp, max: next } })).toEqual(everything.slice(0, 1));
  expect(await findEntries({ at: { max: older.at(-1)?.at } })).toEqual([]);
  expect(await findEntries({ at: { min: next } })).toEqual([]);
});

test('returns pages of audit log entries, and counts the total only if that field is selected', async () => {
  expect(await findEntries({}, { index: 1, size: 2 })).toEqual(everything.slice(2, 4));
  const runQuery = (fields: string) =>
    countQueries(() => app.graphql(`{ auditLog(page: { size: 2 }) { ${fields} } }`, {}, first.token));
  const { result, queries } = await runQuery('items { id } total index size');
  expect(result.data).toMatchObject({ auditLog: { total: 5, index: 0, size: 2 } });
  expect(queries.filter((text) => text.includes('count(*)'))).toHaveLength(1);
  expect((await runQuery('items { id }')).queries.filter((text) => text.includes('count(*)'))).toEqual([]);
});

test('runs the same number of queries for any number of entries and administrators', async () => {
  const runQuery = async (size: number) => {
    const document = `{ auditLog(page: { size: ${size} }) { items { id actor { email } changes { field } } total } }`;
    const { result, queries } = await countQueries(() => app.graphql(document, {}, first.token));
    expect(result.errors).toEqual([]);
    return queries.length;
  };
  await runQuery(1);
  expect(await runQuery(5)).toBe(await runQuery(1));
});

test.each([
  [{ filter: { subjects: [] } }, 'filter.subjects'],
  [{ filter: { actions: [] } }, 'filter.actions'],
  [{ filter: { actorIds: ['x'] } }, 'filter.actorIds'],
  [{ filter: { subjectId: '1' } }, 'filter.subjectId'],
  [{ filter: { at: { min: '2026-01-02T00:00:00Z', max: '2026-01-01T00:00:00Z' } } }, 'filter.at.min'],
  [{ page: { index: 10_001, size: 1 } }, 'page.index'],
  [{ page: { size: 501 } }, 'page.size'],
])('rejects the audit log query %j', async (variables, path) => {
  const { data, errors } = await app.graphql(
    'query ($filter: AuditLogFilter, $page: PageInput) { auditLog(filter: $filter, page: $page) { total } }',
    variables,
    first.token,
  );
  expect(data).toEqual({ auditLog: null });
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path }] });
});

test('restricts the audit log to administrators', async () => {
  const { anonymous, shopper: user, agent } = await signInPeople(app);
  for (const token of [anonymous, user, agent]) {
    const { data, errors } = await app.graphql('{ auditLog { total items { id } } }', {}, token);
    expect(data).toEqual({ auditLog: null });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
