import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let admin: Person;
let ada: Person;
let bob: Person;
let emptyUser: Person;

const wish = async (items: object[], token: string) => {
  const { data, errors } = await app.graphql(
    'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { problems { message } } }',
    { input: { items } },
    token,
  );
  expect({ data, errors }).toEqual({ data: { addToWishlist: { problems: [] } }, errors: [] });
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  ada = await createPerson(app, { email: 'ada@example.com', markups: [{ percent: '50' }] });
  bob = await createPerson(app, { email: 'bob_%@example.com' });
  emptyUser = await createPerson(app);
  const items = await createItems(app);
  await wish(
    kinds.map(({ item }) => item(items)),
    ada.token,
  );
  const [stone] = await createStones(app, [{ lineSet: 'Trio' }, { lineSet: 'Trio' }]);
  for (const { token } of [ada, bob]) await wish([{ lineSetDiamondId: stone }], token);
  await wish([{ melee: { meleeId: items.meleeId, carats: 1 } }], bob.token);
});
afterAll(() => app.stop());

interface WishlistsResponse {
  wishlists: {
    total: number;
    items: { id: string; user: { email: string }; lines: { __typename: string; price: { total: number } | null }[] }[];
  } | null;
}
const listWishlists = (variables: object, token: string | null = admin.token) =>
  app.graphql<WishlistsResponse>(
    `query ($filter: WishlistFilter, $page: PageInput) { wishlists(filter: $filter, page: $page) {
      total items { id user { email } lines { __typename price { total } } } } }`,
    { ...variables },
    token,
  );

test('lists wishlists by user, with all item kinds and without the users’ markups', async () => {
  const { data, errors } = await listWishlists({});
  expect(errors).toEqual([]);
  expect(data?.wishlists).toEqual({
    total: 2,
    items: [
      {
        id: String(ada.id),
        user: { email: ada.email },
        lines: [
          ...kinds.map(({ line, price }) => ({ __typename: line, price: { total: price } })),
          { __typename: 'DiamondSetLine', price: { total: 2_000 } },
        ],
      },
      {
        id: String(bob.id),
        user: { email: bob.email },
        lines: [
          { __typename: 'DiamondSetLine', price: { total: 2_000 } },
          { __typename: 'MeleeLotLine', price: { total: 400 } },
        ],
      },
    ],
  });
});

test.each<[string, () => object, () => Person[]]>([
  ['by user', () => ({ userIds: [bob.id, emptyUser.id] }), () => [bob]],
  ['by a part of the address, literally', () => ({ text: 'B_%@' }), () => [bob]],
  ['by both', () => ({ userIds: [bob.id], text: 'ada' }), () => []],
])('filters wishlists %s', async (_description, filter, expected) => {
  const { data } = await listWishlists({ filter: filter() });
  expect(data?.wishlists?.items.map(({ id }) => id)).toEqual(expected().map(({ id }) => String(id)));
  expect(data?.wishlists?.total).toBe(expected().length);
});

test('paginates wishlists by user', async () => {
  const { data } = await listWishlists({ page: { index: 1, size: 1 } });
  expect(data?.wishlists).toMatchObject({ total: 2, items: [{ id: String(bob.id) }] });
});

test.each([
  [{ filter: { userIds: [] } }, 'filter.userIds'],
  [{ filter: { userIds: ['x'] } }, 'filter.userIds'],
  [{ page: { index: 10_001, size: 1 } }, 'page.index'],
])('rejects the wishlist query %j', async (variables, path) => {
  const { errors } = await listWishlists(variables);
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path }] });
});

test("restricts other users' wishlists to administrators", async () => {
  for (const token of [null, ada.token]) {
    const { errors } = await listWishlists({}, token);
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  }
});
