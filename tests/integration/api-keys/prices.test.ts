import { sql } from 'kysely';
import { restRoutes } from '../../../server/src/modules/index.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { stockLists } from '../data-visibility/stock-lists.ts';

/*
 * Tests that a key without `PRICES_READ` gets no stock prices: not in lists, items, exports or the cart, and not
 * through filters, sorts or facets. New price fields are covered automatically.
 */

let app: TestApp;
const keys = { with: '', without: '' };

/**
 * Amounts that no other field contains. The price of a 1 ct stone equals the price of items that are sold by the
 * piece.
 */
const [price, listPrice, amounts] = ['86753.09', '97531.86', /86753|97531|-11\.05/];

beforeAll(async () => {
  app = await startTestApp();
  const owner = await createPerson(app);
  const items = await createItems(app);
  const db = app.em().getKysely();
  for (const [table, column] of [
    ['diamond', 'price_per_carat'],
    ['melee', 'price_per_carat'],
    ['generic_diamond', 'price_per_carat'],
    ['ring_setting', 'price'],
    ['eternity_ring', 'price'],
    ['bracelet', 'price'],
    ['custom_necklace', 'price'],
    ['jewellery_piece', 'total_price'],
  ]) {
    await sql`update ${sql.table(table ?? '')} set ${sql.ref(column ?? '')} = ${price}`.execute(db);
  }
  // Sets the stock number, because generated numbers depend on the test files that ran before in this worker.
  await sql`update diamond set stock_id = 'ONE-STONE' where id = ${items.diamondId}`.execute(db);
  await sql`update ring_setting set stock_number = 'ONE-SETTING' where id = ${items.ringSettingId}`.execute(db);
  await sql`update diamond set rap_price = ${listPrice}, line_set = null`.execute(db);
  await sql`insert into diamond (stock_id, carats, price_per_carat, shape_id, line_set, is_line)
    values ('L-1', 1, ${price}, 1, 'Line', true), ('L-2', 1, ${price}, 1, 'Line', true)`.execute(db);
  await sql`update ring_config set diamond_id = ${items.diamondId}, ring_setting_id = ${items.ringSettingId}`.execute(
    db,
  );
  await sql`update default_generic_diamond set generic_diamond_id = ${items.genericDiamondId}`.execute(db);
  const scopes = ['STOCK_READ', 'ORDERS_READ', 'ORDERS_WRITE'] as const;
  keys.with = (await createKey(app, owner, [...scopes, 'PRICES_READ'])).key;
  keys.without = (await createKey(app, owner, scopes)).key;
  for (const kind of kinds) {
    const { data } = await app.graphql<{ addToCart: { problems: unknown[] } }>(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code } } }',
      { input: { items: [kind.item(items)] } },
      keys.without,
    );
    expect(data?.addToCart.problems).toEqual([]);
  }
});
afterAll(() => app.stop());

/** Runs an operation with each of the two keys and returns the responses as text. */
async function runWithBothKeys(query: string): Promise<{ with: string; without: string }> {
  const [full, bare] = await Promise.all([app.graphql(query, {}, keys.with), app.graphql(query, {}, keys.without)]);
  return { with: JSON.stringify(full), without: JSON.stringify(bare) };
}

test('returns no prices from any operation to an API key without the prices scope', async () => {
  const lists = stockLists.filter(({ needs }) => needs.length === 0);
  const line = '{ __typename id price { total perCarat unit currency } priceWhenAdded }';
  const item =
    '... on StockItem { price { total } } ... on Diamond { rapPrice discount set { total perCarat discount } }';
  const operations = [
    ...lists.map(({ name, row }) => `{ ${name} { items ${row} } }`),
    `{ searchStock(text: "ONE-STONE") { items { ${item} } } }`,
    `{ stockByNumbers(numbers: ["ONE-STONE", "L-1"]) { items { ${item} } } }`,
    `{ diamond(ref: { stockNumber: "L-1" }) { price { total } set { total perCarat discount members { price { total } } } lineSetStones { price { total } } } }`,
    '{ ringConfig { ringSetting { price { total } } diamond { price { total } } } }',
    '{ defaultGenericDiamond { price { total perCarat } } }',
    '{ ringDraft(input: { ringSettingNumber: "ONE-SETTING" }) { price { total } ringSetting { price { total } } diamondsInstead { price { total } } } }',
    `{ cart { lines ${line} } }`,
  ];
  for (const operation of operations) {
    const responses = await runWithBothKeys(operation);
    expect([operation, amounts.test(responses.with)]).toEqual([operation, true]);
    expect([operation, amounts.exec(responses.without)?.input ?? null]).toEqual([operation, null]);
    expect(responses.without).not.toContain('SCOPE_MISSING');
  }
  const { errors } = await app.graphql('{ cart { totalPrice } }', {}, keys.without);
  expect(errors.map(({ extensions }) => [extensions.reason, extensions.details])).toEqual([
    ['SCOPE_MISSING', [{ path: '', message: 'the key lacks the scope PRICES_READ' }]],
  ]);
});

test('returns no prices from any REST list to a key without the prices scope, and caches its responses separately', async () => {
  const paths = restRoutes
    .filter(({ method, path, rule, describes }) => {
      const isStock = rule.keys === 'STOCK_READ' || path === '/cart';
      return method === 'get' && isStock && !path.includes(':') && describes.mediaType === undefined;
    })
    .map(({ path }) => `/api${path}`);
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    for (const query of ['', '?pageSize=10&page=0']) {
      const [full, bare] = [
        await app.rest('GET', `${path}${query}`, { token: keys.with }),
        await app.rest('GET', `${path}${query}`, { token: keys.without }),
      ];
      if (full.status === 400) continue; // not a list, because it has no pages
      expect([path, full.status, bare.status]).toEqual([path, 200, 200]);
      expect([path, amounts.test(JSON.stringify(bare.body))]).toEqual([path, false]);
      if (full.headers.get('etag') !== null)
        expect([path, full.headers.get('etag')]).not.toEqual([path, bare.headers.get('etag')]);
    }
  }
});

test('rejects filters, sorts and facets by price without the prices scope, and lists the stock without prices', async () => {
  const runQuery = async (list: string, args: string, selection = 'total') => {
    const { errors } = await app.graphql(`{ ${list}${args} { ${selection} } }`, {}, keys.without);
    return errors.map(({ extensions }) => [extensions.code, extensions.reason]);
  };
  const expectedErrors = [['FORBIDDEN', 'SCOPE_MISSING']];
  for (const list of stockLists.filter(({ needs }) => needs.length === 0)) {
    const queries = [
      ...list.filters.filter(isOfPrice).map(({ name }) => ({ args: `(filter: { ${name}: { min: 1 } })` })),
      ...list.sorts.filter(isOfPrice).map(({ name }) => ({ args: `(sort: [{ field: ${name}, direction: ASC }])` })),
      ...list.facets
        .filter(isOfPrice)
        .map(({ name }) => ({ args: '', selection: `facets(fields: [${name}]) { field }` })),
    ];
    expect([list.name, queries.length > 2]).toEqual([list.name, true]);
    for (const { args, selection } of queries.map((each) => ({ selection: 'total', ...each })))
      expect([list.name, args, selection, await runQuery(list.name, args, selection)]).toEqual([
        ...[list.name, args, selection],
        expectedErrors,
      ]);
  }
  expect(await runQuery('bracelets', '(filter: { isOneOfEachDesign: true })')).toEqual(expectedErrors);
  expect(await runQuery('bracelets', '', 'items { id } total')).toEqual([]);
});

const isOfPrice = ({ name }: { name: string }): boolean => /price|discount/i.test(name) && !/cert|memo/i.test(name);
