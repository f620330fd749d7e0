import { jest } from '@jest/globals';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { Diamond } from '../../../server/src/modules/stock-types/diamonds/index.ts';
import { cases, seed } from '../../support/cases.ts';
import { createPerson, type Person } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';
import { anyStone, type StoneRow } from '../data-visibility/any-diamonds.ts';
import { anyFilterValue } from '../data-visibility/queries.ts';
import { stockLists } from '../data-visibility/stock-lists.ts';
import { clearStones, type ServersWithCopy, startServersWithCopy } from './server-with-copy.ts';

/*
 * Tests that the application returns the same results with and without a column store. Stock, viewers, queries and
 * changes are generated.
 */

const runs = cases(4);
jest.setTimeout(60_000 + 20_000 * runs);

const diamondList = stockLists.find(({ name }) => name === 'diamonds');
if (!diamondList) throw new Error('there is no list of diamonds');
const { filters, sorts, facets, facet } = diamondList;

let servers: ServersWithCopy;
let buyer: Person;
let viewers: readonly (string | null)[];

beforeAll(async () => {
  servers = await startServersWithCopy();
  const { plain } = servers;
  buyer = await createPerson(plain, {
    markups: [
      { caratMin: '0.6', caratMax: '2', percent: '12.3457' },
      { priceMin: '500', percent: '-7.5' },
      { percent: '33.3333' },
    ],
  });
  const others = await Promise.all([
    createPerson(plain, { pages: [1, 7], markups: [{ percent: '0.0049' }] }),
    createPerson(plain),
    createPerson(plain, { role: UserRole.ADMINISTRATOR }),
  ]);
  await createPerson(plain, { role: UserRole.AGENT, domain: '127.0.0.1', markups: [{ percent: '8.25' }] });
  viewers = [null, buyer.token, ...others.map(({ token }) => token)];
});
afterAll(() => servers.stop());

interface Stone {
  readonly row: StoneRow;
  readonly cents: number;
  readonly thousandths: number;
  readonly rap: number | null;
  /** Number of the other stone in the pair, and whether the reference to it is in upper case. */
  readonly mate: number | null;
  readonly isUpper: boolean;
}

const stones = (holderId: number): fc.Arbitrary<Stone[]> =>
  fc.array(
    fc.record({
      row: anyStone(holderId),
      cents: fc.integer({ min: 1, max: 2_000_000 }),
      thousandths: fc.integer({ min: 100, max: 5_000 }),
      rap: fc.option(fc.integer({ min: 1, max: 1_500_000 })),
      mate: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 1 }),
      isUpper: fc.boolean(),
    }),
    { minLength: 20, maxLength: 40 },
  );

/** Generates list filters. Both applications reject restricted filters. */
const anyFilter: fc.Arbitrary<object> = fc
  .subarray([...filters], { maxLength: 3 })
  .chain((fields) =>
    fc.record(
      Object.fromEntries(
        fields.map((field) => [
          field.name,
          field.type === 'DateTimeRange' ? fc.constant({ min: '2020-01-01T00:00:00Z' }) : anyFilterValue(field),
        ]),
      ),
    ),
  );

interface Question {
  readonly viewer: number;
  readonly variables: { readonly filter: object; readonly sort: object[]; readonly facets: readonly string[] };
}

const anyQuestion: fc.Arbitrary<Question> = fc.record({
  viewer: fc.integer({ min: 0, max: 4 }),
  variables: fc.record({
    filter: anyFilter,
    sort: fc.array(
      fc.record({
        field: fc.constantFrom(...sorts.map(({ name }) => name)),
        direction: fc.constantFrom('ASC', 'DESC'),
      }),
      { maxLength: 2 },
    ),
    facets: fc.subarray(
      facets
        .filter(({ isForAdministrators, isForVisitors }) => !isForAdministrators && isForVisitors)
        .map(({ name }) => name),
      { minLength: 1, maxLength: 6 },
    ),
  }),
});

/** Generates one query for each sort, facet and filter. */
const anyWalk: fc.Arbitrary<Question[]> = fc
  .tuple(...filters.map((field) => fc.tuple(fc.constant(field.name), anyFilterValue(field))))
  .map((question) =>
    [0, 1, 4].flatMap((viewer) => [
      ...question.map(([name, value]) => ({
        viewer,
        variables: { filter: { [name]: value }, sort: [], facets: ['SHAPE'] },
      })),
      ...sorts.flatMap(({ name }) =>
        ['ASC', 'DESC'].map((direction) => ({
          viewer,
          variables: { filter: {}, sort: [{ field: name, direction }], facets: ['SHAPE'] },
        })),
      ),
      ...facets.map(({ name }) => ({ viewer, variables: { filter: {}, sort: [], facets: [name] } })),
    ]),
  );

const query = `query ($filter: DiamondFilter, $sort: [DiamondSort!], $facets: [DiamondFacetField!]!) {
  diamonds(filter: $filter, sort: $sort, page: { size: 50 }) { total items { id price { total perCarat } availability } facets(fields: $facets) ${facet} }
}`;

/** Expects that both applications return the same results. */
async function compare(questions: readonly Question[]): Promise<void> {
  const runQueries = async (app: TestApp) =>
    Promise.all(
      questions.map(async ({ viewer, variables }) => {
        const { data, errors } = await app.graphql(query, { ...variables }, viewers[viewer] ?? null);
        return { viewer, variables, data, errors: errors.map(({ message, path }) => [message, path]) };
      }),
    );
  const [copied, plain] = await Promise.all([runQueries(servers.app), runQueries(servers.plain)]);
  expect(copied).toEqual(plain);
}

/** Compares the results in batches of 10, because more concurrent requests would be rejected. */
async function compareMany(questions: readonly Question[]): Promise<void> {
  for (let first = 0; first < questions.length; first += 10) await compare(questions.slice(first, first + 10));
}

async function put(stock: readonly Stone[], holderName = ''): Promise<void> {
  const em = servers.plain.em();
  stock.forEach(({ row, cents, thousandths, rap, mate, isUpper }, index) => {
    em.create(
      Diamond,
      {
        ...row,
        stockNumber: `N${holderName}-${index + 1}`,
        carats: (thousandths / 1_000).toFixed(3),
        pricePerCarat: (cents / 100).toFixed(2),
        rapPrice: rap === null ? null : (rap / 100).toFixed(2),
        pairStockId: mate === null ? null : `${isUpper ? 'N' : 'n'}-${mate}`,
      },
      { partial: true },
    );
  });
  await em.flush();
}

const run = <Row>(statement: RawBuilder<Row>) => statement.execute(servers.plain.em().getKysely());

/** Orders one of the available stones. */
async function order(offset: number): Promise<void> {
  const { plain } = servers;
  const { data, errors } = await plain.graphql<{ diamonds: { items: { id: string }[] } }>(
    '{ diamonds(filter: { availabilities: [FOR_SALE] }) { items { id } } }',
    {},
    buyer.token,
  );
  expect(errors).toEqual([]);
  const items = data?.diamonds.items ?? [];
  const chosen = items[offset % Math.max(1, items.length)];
  if (!chosen) return;
  await plain.graphql(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
    { input: { items: [{ diamondId: chosen.id }] } },
    buyer.token,
  );
  await plain.graphql(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input: { idempotencyKey: `copy-${Math.random()}` } },
    buyer.token,
  );
}

interface Change {
  readonly what: number;
  readonly which: number;
  readonly how: number;
  readonly stones: readonly Stone[];
}

const anyChange = (holderId: number): fc.Arbitrary<Change> =>
  fc.record({
    what: fc.integer({ min: 0, max: 9 }),
    which: fc.integer({ min: 0, max: 39 }),
    how: fc.integer({ min: 1, max: 99_999 }),
    stones: fc.array(stones(holderId), { minLength: 1, maxLength: 1 }).map(([stone = []]) => stone.slice(0, 3)),
  });

let added = 0;

async function happen({ what, which, how, stones: more }: Change): Promise<void> {
  const condition = sql`id = (select id from diamond order by id offset ${which} limit 1)`;
  const changes: readonly (() => Promise<unknown>)[] = [
    () => run(sql`update diamond set price_per_carat = ${(how / 100).toFixed(2)} where ${condition}`),
    () => run(sql`update diamond set is_active = not is_active where ${condition}`),
    () =>
      run(
        sql`update diamond set status = 2, hold_user_id = ${buyer.id}, hold_until = now() + ${how % 2} * interval '1 hour' where ${condition}`,
      ),
    () => run(sql`update diamond set status = 1, hold_user_id = null, hold_until = null where ${condition}`),
    () =>
      run(
        sql`delete from diamond where ${condition} and not exists (select from stock_allocation a where a.item_id = diamond.id)`,
      ),
    () => run(sql`update diamond set is_pair = not is_pair, pair_stock_id = ${`n-${how % 40}`} where ${condition}`),
    () => run(sql`update diamond set stock_id = ${`M-${++added}`} where ${condition}`),
    () => order(which),
    () => put(more, `new${++added}`),
    () => run(sql`update diamond set color_id = ${1 + (how % 10)}, price_per_carat = price_per_carat + 1`),
  ];
  await changes[what]?.();
}

it('returns the same results from the column store and the database for every field', async () => {
  await fc.assert(
    fc.asyncProperty(stones(buyer.id), anyWalk, async (stock, questions) => {
      await clearStones(servers);
      await put(stock);
      await servers.copies.start();
      await compareMany(questions);
    }),
    { numRuns: 1, seed, endOnFailure: true },
  );
  expect(servers.answered.failed).toBe(0);
  expect(servers.answered.copy).toBeGreaterThan(10 * servers.answered.database);
});

it('returns the same results from the column store and the database after any change', async () => {
  await fc.assert(
    fc.asyncProperty(
      stones(buyer.id),
      fc.array(anyQuestion, { minLength: 6, maxLength: 10 }),
      fc.array(anyChange(buyer.id), { minLength: 4, maxLength: 8 }),
      async (stock, questions, changes) => {
        await clearStones(servers);
        await put(stock);
        await compare(questions);
        for (const change of changes) {
          await happen(change);
          await compare(questions);
        }
      },
    ),
    { numRuns: runs, seed, endOnFailure: true },
  );
  expect(servers.answered.failed).toBe(0);
});
