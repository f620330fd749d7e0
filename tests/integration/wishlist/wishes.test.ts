import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let admin: Person;
let ada: Person;
let bob: Person;

interface Wish {
  id: string;
  kind: string;
  itemId: string | null;
  stockNumber: string | null;
  description: string;
  price: number | null;
  availability: string;
  wishers: number;
  user: { email: string };
}
interface WishedItemsResponse {
  wishedItems: { total: number; items: Wish[] } | null;
}
const listWishes = (variables: object, token: string | null = admin.token) =>
  app.graphql<WishedItemsResponse>(
    `query ($filter: WishFilter, $sort: [WishSort!], $page: PageInput) {
      wishedItems(filter: $filter, sort: $sort, page: $page) {
        total items { id kind itemId stockNumber description price availability wishers user { email } }
      }
    }`,
    { ...variables },
    token,
  );
async function readWishes(variables: object = {}): Promise<{ total: number; items: Wish[] }> {
  const { data, errors } = await listWishes({ page: { size: 100 }, ...variables });
  expect(errors).toEqual([]);
  if (!data?.wishedItems) throw new Error('nothing was read');
  return data.wishedItems;
}
const wish = async (items: object[], token: string) => {
  const { errors } = await app.graphql(
    'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { problems { message } } }',
    { input: { items } },
    token,
  );
  expect(errors).toEqual([]);
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  ada = await createPerson(app, { email: 'ada@example.com', markups: [{ percent: '50' }] });
  bob = await createPerson(app, { email: 'bob_%@example.com' });
  const items = await createItems(app);
  await wish(
    kinds.map(({ item }) => item(items)),
    ada.token,
  );
  const [stone] = await createStones(app, [{ stockId: 'Wished', carats: '1', pricePerCarat: '1000' }]);
  for (const { token } of [ada, bob]) await wish([{ diamondId: stone }], token);
});
afterAll(() => app.stop());

test('lists wishlist items of all users and kinds, each at its user’s own price', async () => {
  const { total, items } = await readWishes();
  expect(total).toBe(items.length);
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(new Set(kinds.map(({ itemType }) => itemType)).size);
  const users = items.map(({ user }) => user.email);
  expect(users).toEqual([
    ...users.filter((email) => email === ada.email),
    ...users.filter((email) => email === bob.email),
  ]);
  const wished = items.filter(({ stockNumber }) => stockNumber === 'Wished');
  expect(wished.map(({ user, price, wishers }) => [user.email, price, wishers])).toEqual([
    [ada.email, 1500, 2],
    [bob.email, 1000, 2],
  ]);
  for (const { price, itemId, availability } of items) {
    expect([typeof price, typeof itemId, availability]).toEqual(['number', 'string', 'FOR_SALE']);
  }
});

test('filters wishlist items by text, user, kind and day, and sorts and paginates them', async () => {
  const numbers = async (filter: object) => (await readWishes({ filter })).items.map(({ user }) => user.email);
  expect(await numbers({ text: 'b_%@' })).toEqual([bob.email]);
  expect(await numbers({ text: 'wished' })).toEqual([ada.email, bob.email]);
  expect(await numbers({ userIds: [bob.id] })).toEqual([bob.email]);
  expect((await readWishes({ filter: { kinds: ['MELEE'] } })).items.map(({ kind }) => kind)).toEqual(['MELEE']);
  expect(await numbers({ createdAt: { max: '2020-01-01T00:00:00Z' } })).toEqual([]);
  expect((await readWishes({ filter: { createdAt: { min: '2020-01-01T00:00:00Z' } } })).total).toBe(
    (await readWishes()).total,
  );
  const newest = await readWishes({ sort: [{ field: 'CREATED_AT', direction: 'DESC' }], page: { size: 1 } });
  expect(newest.items.map(({ user }) => user.email)).toEqual([bob.email]);
  expect(newest.total).toBeGreaterThan(1);
});

test('sorts items by the number of users who have them in their wishlists, with stable pages', async () => {
  const sort = [{ field: 'WISHERS', direction: 'DESC' }];
  const { items } = await readWishes({ sort });
  expect(items.slice(0, 2).map(({ stockNumber, wishers }) => [stockNumber, wishers])).toEqual([
    ['Wished', 2],
    ['Wished', 2],
  ]);
  const counts = items.map(({ wishers }) => wishers);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(items).toHaveLength((await readWishes()).total);
  const paged: Wish[] = [];
  for (const index of items.keys()) paged.push(...(await readWishes({ sort, page: { index, size: 1 } })).items);
  expect(paged.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  const rarest = await readWishes({ sort: [{ field: 'WISHERS', direction: 'ASC' }] });
  expect(rarest.items.map(({ wishers }) => wishers)).toEqual(counts.toReversed());
  // The count includes users who do not match the filter.
  const adasWishes = await readWishes({ sort, filter: { userIds: [ada.id] } });
  expect(adasWishes.items.map(({ wishers }) => wishers)).toEqual([2, ...adasWishes.items.slice(1).map(() => 1)]);
});

test('returns a null price for an item that the user may no longer see', async () => {
  await app.em().getConnection().execute("update diamond set is_active = false where stock_id = 'Wished'");
  const { items } = await readWishes({ filter: { text: 'wished' } });
  expect(items.map(({ price, availability, stockNumber }) => [price, availability, stockNumber])).toEqual([
    [null, 'GONE', null],
    [null, 'GONE', null],
  ]);
  await app.em().getConnection().execute("update diamond set is_active = true where stock_id = 'Wished'");
});

test('runs no additional queries for additional wishlist items of the same users', async () => {
  const few = await countQueries(() => readWishes());
  const stones = await createStones(
    app,
    Array.from({ length: 20 }, (_, index) => ({ stockId: `More-${index}` })),
  );
  await wish(
    stones.map((diamondId) => ({ diamondId })),
    bob.token,
  );
  const many = await countQueries(() => readWishes());
  expect(many.queries.length).toBeLessThanOrEqual(few.queries.length);
});

test('restricts wishlist items of all users to administrators', async () => {
  for (const token of [null, ada.token]) {
    const { data, errors } = await listWishes({}, token);
    expect([data?.wishedItems, errors[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
  }
});
