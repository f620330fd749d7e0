import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { seedDemo } from '../../../server/seeds/demo.ts';
import { graphqlSchema } from '../../../server/src/graphql/schema.ts';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { objectFields, widestSelection } from '../../support/widest-selection.ts';

/*
 * Tests that no list runs a query per row, regardless of the selected fields. Every list in the schema is tested with
 * all related objects. New lists are tested automatically if the demo data has rows for them.
 */

const schema = graphqlSchema();

/** Root field that returns a list, a page with `items`, or a basket with `lines`. */
interface List {
  readonly name: string;
  readonly rows: 'items' | 'lines' | null;
  readonly row: GraphQLNamedType;
}

function listOf(field: GraphQLField<unknown, unknown>): List[] {
  if (field.args.some(isRequiredArgument)) return [];
  const type = getNamedType(field.type);
  if (isListType(field.type)) return [{ name: field.name, rows: null, row: type }];
  const fields = isObjectType(type) ? type.getFields() : {};
  return (['items', 'lines'] as const).flatMap((rows) =>
    fields[rows] ? [{ name: field.name, rows, row: getNamedType(fields[rows].type) }] : [],
  );
}

const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(listOf);

let app: TestApp;
let token: string;

const runQuery = async <T = Record<string, unknown>>(query: string, variables = {}) => {
  const response = await app.graphql<T>(query, variables, token);
  expect(response.errors).toEqual([]);
  return response.data;
};

beforeAll(async () => {
  app = await startTestApp();
  await seedDemo({ orm: app.orm, services: app.services, log: createLogger('fatal') });
  ({ token } = await createPerson(app, { role: UserRole.ADMINISTRATOR }));
  await fillBaskets();
});
afterAll(() => app.stop());

/** Creates three orders, a cart and a wishlist with ten stones each. */
async function fillBaskets(): Promise<void> {
  const list = await runQuery<{ diamonds: { items: { id: string }[] } }>(
    '{ diamonds(filter: { statuses: [AVAILABLE], isLine: false }, page: { size: 50 }) { items { id } } }',
  );
  const items = list?.diamonds.items.map(({ id }) => ({ diamondId: id })) ?? [];
  const addToCart = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }';
  for (const key of ['a', 'b', 'c', 'd']) {
    await runQuery(addToCart, { input: { items: items.splice(0, 10) } });
    if (key !== 'd') await runQuery(`mutation { placeOrder(input: { idempotencyKey: "${key}" }) { isReplay } }`);
  }
  const addToWishlist =
    'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { problems { message } } }';
  await runQuery(addToWishlist, { input: { items } });
}

/**
 * Returns the response to a query, and the number of executions of each statement. Statements that differ only in
 * parameter values count as one.
 */
async function statements(query: string) {
  const { result, queries } = await countQueries(() => app.graphql<Record<string, unknown>>(query, {}, token));
  const times = new Map<string, number>();
  for (const text of queries) {
    const shape = text.replaceAll(/'[^']*'|\b\d+\b|\$\d+/g, '?').replaceAll(/(\?,\s*)+\?/g, '?');
    times.set(shape, (times.get(shape) ?? 0) + 1);
  }
  return { ...result, times };
}

function question({ name, rows, row }: List, depth: number, only: readonly string[]): string {
  const selection = widestSelection(schema, row, depth, only);
  if (rows === null) return `{ ${name} ${selection} }`;
  return rows === 'items'
    ? `{ ${name}(page: { size: 30 }) { total items ${selection} } }`
    : `{ ${name} { lines ${selection} } }`;
}

/**
 * Maximum number of places in a response where an object can occur, each with a separate statement. A stone can occur
 * as a line, in a parcel, in a set and in a ring.
 */
const mostPlaces = 4;

const limits = ['COST_EXCEEDED', 'TOO_LARGE', 'TOO_DEEP', 'TOO_MANY_ALIASES'];

/** Queries a list with the greatest depth that the limits allow. Returns the statements and the number of rows. */
async function deepest(list: List, only: readonly string[]) {
  for (let depth = 3; ; depth--) {
    const { data, errors, times } = await statements(question(list, depth, only));
    if (depth > 0 && errors.some(({ extensions }) => limits.includes(extensions.reason ?? ''))) continue;
    expect(errors).toEqual([]);
    const rows = list.rows ? Object(data?.[list.name])[list.rows] : data?.[list.name];
    return { rows: Array.isArray(rows) ? rows.length : 0, times };
  }
}

test('covers the most important lists with enough rows to detect N+1 queries', async () => {
  for (const [name, fewest] of Object.entries({
    diamonds: 30,
    users: 5,
    orders: 8,
    myOrders: 3,
    cart: 10,
    wishlist: 10,
  })) {
    const list = lists.find((candidate) => candidate.name === name);
    expect(list && (await deepest(list, [])).rows).toBeGreaterThanOrEqual(fewest);
  }
});

test.each(lists.map((list) => [list.name, list] as const))(
  'does not run a query for each row of %s',
  async (_name, list) => {
    const fields = objectFields(list.row);
    for (const only of [[], fields, ...fields.map((field) => [field])]) {
      const { times } = await deepest(list, only);
      const repeated = [...times].filter(([, count]) => count > mostPlaces);
      expect({ only, repeated }).toEqual({ only, repeated: [] });
    }
  },
);
