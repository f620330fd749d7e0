import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { putStones } from './stock.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  const buyers = await Promise.all([1, 2, 3].map(() => createPerson(app)));
  await putStones(
    app,
    Array.from({ length: 60 }, (_, n) => ({
      stock_id: `Q-${n}`,
      line_set: `L${Math.floor(n / 3)}`,
      ...(n % 2 === 0 ? { status: 2, hold_user_id: buyers[n % 3]?.id } : {}),
    })),
  );
});
afterAll(() => app.stop());

const runQuery = async (query: string, token: string): Promise<string[]> => {
  const { queries, result } = await countQueries(() => app.graphql(query, {}, token));
  expect(result.errors).toEqual([]);
  // Excludes the query that loads the caller's account, which every request runs.
  return queries.filter((text) => !text.includes('from "user_account" as "u"'));
};

/**
 * Repeats the query until its cached results are used. Transactions of parallel test files can change the revision of
 * the stock, and the results must then be computed again.
 */
async function queriesOnceWarm(
  query: string,
  token: string,
  isWarm: (queries: string[]) => boolean,
): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const queries = await runQuery(query, token);
    if (isWarm(queries) || attempt === 20) return queries;
  }
}

const counts = (queries: string[]): string[] => queries.filter((text) => text.includes('count(*)'));

const page = '{ diamonds(page: { size: 50 }) { items { stockNumber price { total } shape { label } } } }';

test('loads each page with two queries, and leaves no gaps between pages', async () => {
  expect(await runQuery(page, people.shopper)).toHaveLength(2);
  expect(await runQuery(page.replace('page:', 'filter: { carats: { max: 8 } }, page:'), people.shopper)).toHaveLength(
    2,
  );
  const [first, again, later] = await Promise.all(
    ['size: 20', 'size: 19', 'size: 19, index: 1'].map(async (pageArguments) => {
      const { data } = await app.graphql<{ diamonds: { items: { stockNumber: string }[] } }>(
        page.replace('size: 50', pageArguments),
        {},
        people.shopper,
      );
      return data?.diamonds.items.map(({ stockNumber }) => stockNumber);
    }),
  );
  expect([again, later?.[0]]).toEqual([first?.slice(0, 19), first?.[19]]);
  expect(await runQuery(page.replace('size: 50', 'size: 10, index: 3'), people.shopper)).toHaveLength(2);
});

test('computes totals and facets only if they are selected, and caches them', async () => {
  const whole = page.replace('items {', 'total facets(fields: [SHAPE, COLOR, CARATS]) { field } items {');
  const first = await runQuery(whole, people.administrator);
  expect(counts(first)).toHaveLength(2);
  expect(counts(await queriesOnceWarm(whole, people.administrator, (queries) => counts(queries).length === 0))).toEqual(
    [],
  );
  expect(counts(await runQuery(page, people.shopper))).toEqual([]);
});

test('loads the line sets and holders of 50 stones with one query each', async () => {
  const deep = page.replace('stockNumber', 'stockNumber lineSetStones { stockNumber lineSet } holdUser { email }');
  await runQuery(page, people.administrator);
  const { queries } = await countQueries(() => app.graphql(deep, {}, people.administrator));
  expect(queries.filter((text) => text.includes('d.line_set = any'))).toHaveLength(1);
  expect(queries.filter((text) => text.includes('"u"."id" = any'))).toHaveLength(1);
});

test('reads only the columns needed for the selected fields from the database', async () => {
  const queries = await runQuery('{ diamonds { items { stockNumber carats } } }', people.shopper);
  const rows = queries.find((text) => text.includes('"stockNumber"')) ?? '';
  expect(rows).toContain('"carats"');
  expect(rows).not.toContain('"comment"');
  expect(rows).not.toContain('"pricePerCarat"');
});

test('runs the query of concurrent identical requests only once', async () => {
  const total = '{ diamonds(filter: { carats: { max: 7 } }) { total } }';
  const { queries } = await countQueries(() =>
    Promise.all(Array.from({ length: 20 }, () => app.graphql(total, {}, people.shopper))),
  );
  expect(queries.filter((text) => text.includes('count(*)'))).toHaveLength(1);
});
